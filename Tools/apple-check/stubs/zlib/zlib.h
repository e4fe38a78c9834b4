// Written for type-checking, after zlib's manual (https://zlib.net/manual.html).
#pragma once

typedef unsigned char Bytef;
typedef unsigned int uInt;
typedef unsigned long uLong;

uLong crc32(uLong crc, const Bytef *buf, uInt len);
