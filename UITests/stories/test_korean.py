"""The words of the founding documents are on the screen in Korean."""

from editing import PHOTO, EditorTestCase


class KoreanTests(EditorTestCase):
    def test_the_first_words_of_the_app_are_korean(self) -> None:
        self.project = self.library.make("여름", ("add", PHOTO))
        self.app = self.start(language="ko")
        # Not looked up in the translations: these are the words that were promised.
        tree = self.app.tree
        tree.find("label", "내 콜라주")
        self.app.focus(tree.find("grid cell"))
        self.desktop.keyboard.press("Return")
        for role, name in (
            ("button", "사진 추가"),
            ("button", "텍스트 추가"),
            ("button", "실행 취소: 사진 추가"),
            ("button", "다시 실행"),
        ):
            tree.find(role, name)
        self.desktop.keyboard.press("ctrl+t")
        dialog = tree.find("dialog", "텍스트 추가")
        for name in ("추가 추가", "취소 취소"):
            dialog.find("button", name)
