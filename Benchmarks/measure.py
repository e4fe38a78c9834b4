"""Draws the collage with every program in turn, again and again, and prints the medians.

usage: measure.py PROGRAM PHOTOS RESULTS [--sides N,N] [--formats jpg,png] [--rounds N]

PROGRAM is jogakbo, PHOTOS the folder of make_photos.py, RESULTS one for the pictures.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import collage

PEERS = Path(__file__).parent / "peers"
TIMEOUT = 300  # seconds; a program that needs longer is not started again


@dataclass
class Run:
    wall: float  # seconds
    cpu: float  # seconds, of all threads, in user and system mode
    memory: float  # megabytes, at their most


@dataclass
class Program:
    name: str
    command: callable  # of a side in pixels and an output file
    environment: dict


def run(program, side, output):
    """One run; None where it fails."""
    started = time.perf_counter()
    process = subprocess.Popen(
        program.command(side, output), env=os.environ | program.environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=limit_time)
    message = process.stderr.read().decode(errors="replace")
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        print(f"{program.name} failed: {message.strip()[-300:]}", file=sys.stderr)
        return None
    return Run(time.perf_counter() - started, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def limit_time():
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT, TIMEOUT))


def jogakbo(program, photos, folder):
    """jogakbo with the collage in a library: it draws from its originals, as the others do."""
    source = folder / "source"
    shutil.copytree(photos, source)
    (source / "document.json").write_text(collage.document(), encoding="utf-8")
    environment = {"JOGAKBO_LIBRARY": str(folder / "library")}
    project = subprocess.run(
        [program, "import", str(source / "document.json")], env=os.environ | environment,
        check=True, capture_output=True, text=True).stdout.strip()
    return Program(
        "jogakbo",
        lambda side, output: [program, "export", project, "-o", output, "--size", f"{side}",
                              *(["--quality", "92"] if output.endswith(".jpg") else [])],
        environment)


def peer(name, photos):
    script = PEERS / f"with_{name}.py"
    return Program(
        name, lambda side, output: [sys.executable, str(script), str(photos), str(side), output],
        {"PYTHONPATH": str(PEERS.parent)})


def installed_peers(photos):
    names = ["pillow", "pyvips"]
    if shutil.which("convert"):
        names.append("imagemagick")
    return [peer(name, photos) for name in names]


def measure(programs, side, extension, rounds, results):
    """A B C A B C …, so that whatever else the machine does hits all alike."""
    runs = {program.name: [] for program in programs}
    remaining = list(programs)
    for _ in range(rounds):
        for program in list(remaining):
            output = results / f"{program.name}-{side}.{extension}"
            result = run(program, side, str(output))
            if result:
                runs[program.name].append(result)
            if not result or result.wall > TIMEOUT / rounds:
                remaining.remove(program)
    return runs


def table(runs):
    """Each median, and in brackets how many times that of jogakbo it is."""
    lines = ["| | wall ms | CPU ms | memory MB |", "|---|---|---|---|"]
    first = None
    for name, results in runs.items():
        if not results:
            lines.append(f"| {name} | – | – | – |")
            continue
        medians = [
            1000 * statistics.median(result.wall for result in results),
            1000 * statistics.median(result.cpu for result in results),
            statistics.median(result.memory for result in results),
        ]
        first = first or medians
        cells = [f"{value:.0f} ({value / base:.1f})" for value, base in zip(medians, first)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/run", description=__doc__.splitlines()[0])
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("photos", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("results", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--sides", default="2000,8000", help="in pixels (%(default)s)")
    parser.add_argument("--formats", default="jpg,png", help="of the pictures (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each (%(default)s)")
    parser.add_argument("--only", help="programs to run beside jogakbo (pillow,pyvips,imagemagick)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.results.mkdir(parents=True, exist_ok=True)
    peers = installed_peers(arguments.photos)
    if arguments.only is not None:
        peers = [peer for peer in peers if peer.name in arguments.only.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        programs = [jogakbo(arguments.program, arguments.photos, Path(folder)), *peers]
        for side in map(int, arguments.sides.split(",")):
            for extension in arguments.formats.split(","):
                runs = measure(programs, side, extension, arguments.rounds, arguments.results)
                print(f"\n{side} × {side} pixels, {extension}\n\n{table(runs)}", flush=True)


if __name__ == "__main__":
    main()
