    // as beginning in ancestors, but:
 * Writes and reads {@link Wide}, 420 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 420;

    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            number0 int64
            text0 text?
            number1 int64
            text1 text?
            number2 int64
            text2 text?
            number3 int64
            text3 text?
            number4 int64
            text4 text?
            number5 int64
            text5 text?
            number6 int64
            text6 text?
            number7 int64
            text7 text?
            number8 int64
            text8 text?
            number9 int64
            text9 text?
            number10 int64
            text10 text?
            number11 int64
            text11 text?
            number12 int64
            text12 text?
            number13 int64
            text13 text?
            number14 int64
            text14 text?
            number15 int64
            text15 text?
            number16 int64
            text16 text?
            number17 int64
            text17 text?
            number18 int64
            text18 text?
            number19 int64
            text19 text?
            d0 float64
            d1 float64
            d2 float64
            d3 float64
            d4 float64
            d5 float64
            d6 float64
            d7 float64
            d8 float64
            d9 float64
            d10 float64
            d11 float64
            d12 float64
            d13 float64
            d14 float64
            d15 float64
            d16 float64
            d17 float64
            d18 float64
            d19 float64
            d20 float64
            d21 float64
            d22 float64
            d23 float64
            d24 float64
            d25 float64
            d26 float64
            d27 float64
            d28 float64
            d29 float64
            """;

    // as in bean: WideMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        writePart1(wide, out, depth);
        writePart2(wide, out, depth);

    /** As in empty. */
    public static Wide readFields(Wide current, Input in, int depth) {
        Wide wide = current != null && current.getClass() == Wide.class ? current : new Wide();
        readPart1(wide, in, depth);
        readPart2(wide, in, depth);
        readPart3(wide, in, depth);
        return wide;
    }

    // as sizeOfFields in key, but:
        long size = 400;
        size += sizeOfPart1(wide, depth);
        size += sizeOfPart2(wide, depth);

    // as in empty: copy, copyInto

    // as copyFields in many-values, but:
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
        Wide wide = OwnObjects.isFree(current, from, Wide.class) ? current : new Wide();

    // as writeBlock1 in custom, but:
        RawMemory.putLong(base, offset, wide.number0);

    // as readBlock1 in custom, but:
        wide.number0 = RawMemory.getLong(base, offset);

    // as writeBlock2 in evolvable, but:
        RawMemory.putLong(base, offset, wide.number1);

    // as readBlock2 in evolvable, but:
        wide.number1 = RawMemory.getLong(base, offset);

    // as writeBlock3 in evolvable, but:
        RawMemory.putLong(base, offset, wide.number2);

    // as readBlock3 in evolvable, but:
        wide.number2 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock4(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number3);

    // as readBlock1 in custom, but:
    private static void readBlock4(Wide wide, Input in) {
        wide.number3 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock5(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number4);

    // as readBlock1 in custom, but:
    private static void readBlock5(Wide wide, Input in) {
        wide.number4 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock6(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number5);

    // as readBlock1 in custom, but:
    private static void readBlock6(Wide wide, Input in) {
        wide.number5 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock7(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number6);

    // as readBlock1 in custom, but:
    private static void readBlock7(Wide wide, Input in) {
        wide.number6 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock8(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number7);

    // as readBlock1 in custom, but:
    private static void readBlock8(Wide wide, Input in) {
        wide.number7 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock9(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number8);

    // as readBlock1 in custom, but:
    private static void readBlock9(Wide wide, Input in) {
        wide.number8 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock10(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number9);

    // as readBlock1 in custom, but:
    private static void readBlock10(Wide wide, Input in) {
        wide.number9 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock11(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number10);

    // as readBlock1 in custom, but:
    private static void readBlock11(Wide wide, Input in) {
        wide.number10 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock12(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number11);

    // as readBlock1 in custom, but:
    private static void readBlock12(Wide wide, Input in) {
        wide.number11 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock13(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number12);

    // as readBlock1 in custom, but:
    private static void readBlock13(Wide wide, Input in) {
        wide.number12 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock14(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number13);

    // as readBlock1 in custom, but:
    private static void readBlock14(Wide wide, Input in) {
        wide.number13 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock15(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number14);

    // as readBlock1 in custom, but:
    private static void readBlock15(Wide wide, Input in) {
        wide.number14 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock16(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number15);

    // as readBlock1 in custom, but:
    private static void readBlock16(Wide wide, Input in) {
        wide.number15 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock17(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number16);

    // as readBlock1 in custom, but:
    private static void readBlock17(Wide wide, Input in) {
        wide.number16 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock18(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number17);

    // as readBlock1 in custom, but:
    private static void readBlock18(Wide wide, Input in) {
        wide.number17 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock19(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number18);

    // as readBlock1 in custom, but:
    private static void readBlock19(Wide wide, Input in) {
        wide.number18 = RawMemory.getLong(base, offset);

    // as writeBlock in builder, but:
    private static void writeBlock20(Wide wide, Output out) {
        RawMemory.putLong(base, offset, wide.number19);

    // as readBlock1 in custom, but:
    private static void readBlock20(Wide wide, Input in) {
        wide.number19 = RawMemory.getLong(base, offset);

    private static void writeBlock21(Wide wide, Output out) {
        long offset = out.reserve(240);
        storeBlock21(wide, out.base(), offset);
    }

    private static void storeBlock21(Wide wide, Object base, long offset) {
        storeBlock21Part1(wide, base, offset);
        storeBlock21Part2(wide, base, offset);
    }

    private static void storeBlock21Part1(Wide wide, Object base, long offset) {
        RawMemory.putDouble(base, offset, wide.d0);
        RawMemory.putDouble(base, offset + 8, wide.d1);
        RawMemory.putDouble(base, offset + 16, wide.d2);
        RawMemory.putDouble(base, offset + 24, wide.d3);
        RawMemory.putDouble(base, offset + 32, wide.d4);
        RawMemory.putDouble(base, offset + 40, wide.d5);
        RawMemory.putDouble(base, offset + 48, wide.d6);
        RawMemory.putDouble(base, offset + 56, wide.d7);
        RawMemory.putDouble(base, offset + 64, wide.d8);
        RawMemory.putDouble(base, offset + 72, wide.d9);
        RawMemory.putDouble(base, offset + 80, wide.d10);
        RawMemory.putDouble(base, offset + 88, wide.d11);
        RawMemory.putDouble(base, offset + 96, wide.d12);
        RawMemory.putDouble(base, offset + 104, wide.d13);
        RawMemory.putDouble(base, offset + 112, wide.d14);
        RawMemory.putDouble(base, offset + 120, wide.d15);
        RawMemory.putDouble(base, offset + 128, wide.d16);
        RawMemory.putDouble(base, offset + 136, wide.d17);
        RawMemory.putDouble(base, offset + 144, wide.d18);
        RawMemory.putDouble(base, offset + 152, wide.d19);
        RawMemory.putDouble(base, offset + 160, wide.d20);
    }

    private static void storeBlock21Part2(Wide wide, Object base, long offset) {
        RawMemory.putDouble(base, offset + 168, wide.d21);
        RawMemory.putDouble(base, offset + 176, wide.d22);
        RawMemory.putDouble(base, offset + 184, wide.d23);
        RawMemory.putDouble(base, offset + 192, wide.d24);
        RawMemory.putDouble(base, offset + 200, wide.d25);
        RawMemory.putDouble(base, offset + 208, wide.d26);
        RawMemory.putDouble(base, offset + 216, wide.d27);
        RawMemory.putDouble(base, offset + 224, wide.d28);
        RawMemory.putDouble(base, offset + 232, wide.d29);
    }

    private static void readBlock21(Wide wide, Input in) {
        long offset = in.take(240);
        loadBlock21(wide, in.base(), offset);
    }

    private static void loadBlock21(Wide wide, Object base, long offset) {
        loadBlock21Part1(wide, base, offset);
        loadBlock21Part2(wide, base, offset);
    }

    private static void loadBlock21Part1(Wide wide, Object base, long offset) {
        wide.d0 = RawMemory.getDouble(base, offset);
        wide.d1 = RawMemory.getDouble(base, offset + 8);
        wide.d2 = RawMemory.getDouble(base, offset + 16);
        wide.d3 = RawMemory.getDouble(base, offset + 24);
        wide.d4 = RawMemory.getDouble(base, offset + 32);
        wide.d5 = RawMemory.getDouble(base, offset + 40);
        wide.d6 = RawMemory.getDouble(base, offset + 48);
        wide.d7 = RawMemory.getDouble(base, offset + 56);
        wide.d8 = RawMemory.getDouble(base, offset + 64);
        wide.d9 = RawMemory.getDouble(base, offset + 72);
        wide.d10 = RawMemory.getDouble(base, offset + 80);
        wide.d11 = RawMemory.getDouble(base, offset + 88);
        wide.d12 = RawMemory.getDouble(base, offset + 96);
        wide.d13 = RawMemory.getDouble(base, offset + 104);
        wide.d14 = RawMemory.getDouble(base, offset + 112);
        wide.d15 = RawMemory.getDouble(base, offset + 120);
        wide.d16 = RawMemory.getDouble(base, offset + 128);
        wide.d17 = RawMemory.getDouble(base, offset + 136);
        wide.d18 = RawMemory.getDouble(base, offset + 144);
        wide.d19 = RawMemory.getDouble(base, offset + 152);
        wide.d20 = RawMemory.getDouble(base, offset + 160);
    }

    private static void loadBlock21Part2(Wide wide, Object base, long offset) {
        wide.d21 = RawMemory.getDouble(base, offset + 168);
        wide.d22 = RawMemory.getDouble(base, offset + 176);
        wide.d23 = RawMemory.getDouble(base, offset + 184);
        wide.d24 = RawMemory.getDouble(base, offset + 192);
        wide.d25 = RawMemory.getDouble(base, offset + 200);
        wide.d26 = RawMemory.getDouble(base, offset + 208);
        wide.d27 = RawMemory.getDouble(base, offset + 216);
        wide.d28 = RawMemory.getDouble(base, offset + 224);
        wide.d29 = RawMemory.getDouble(base, offset + 232);
    }

    private static void writePart1(Wide wide, Output out, int depth) {
        writeBlock1(wide, out);
        Text.write(wide.text0, out);
        writeBlock2(wide, out);
        Text.write(wide.text1, out);
        writeBlock3(wide, out);
        Text.write(wide.text2, out);
        writeBlock4(wide, out);
        Text.write(wide.text3, out);
        writeBlock5(wide, out);
        Text.write(wide.text4, out);
        writeBlock6(wide, out);
        Text.write(wide.text5, out);
        writeBlock7(wide, out);
        Text.write(wide.text6, out);
        writeBlock8(wide, out);
        Text.write(wide.text7, out);
        writeBlock9(wide, out);
        Text.write(wide.text8, out);
        writeBlock10(wide, out);
        Text.write(wide.text9, out);
        writeBlock11(wide, out);
    }

    private static void writePart2(Wide wide, Output out, int depth) {
        Text.write(wide.text10, out);
        writeBlock12(wide, out);
        Text.write(wide.text11, out);
        writeBlock13(wide, out);
        Text.write(wide.text12, out);
        writeBlock14(wide, out);
        Text.write(wide.text13, out);
        writeBlock15(wide, out);
        Text.write(wide.text14, out);
        writeBlock16(wide, out);
        Text.write(wide.text15, out);
        writeBlock17(wide, out);
        Text.write(wide.text16, out);
        writeBlock18(wide, out);
        Text.write(wide.text17, out);
        writeBlock19(wide, out);
        Text.write(wide.text18, out);
        writeBlock20(wide, out);
        Text.write(wide.text19, out);
        writeBlock21(wide, out);
    }

    private static void readPart1(Wide wide, Input in, int depth) {
        readBlock1(wide, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String text0 = Text.read(wide.text0, in);
        if (text0 != wide.text0) {
            wide.text0 = text0;
        }
        readBlock2(wide, in);
        String text1 = Text.read(wide.text1, in);
        if (text1 != wide.text1) {
            wide.text1 = text1;
        }
        readBlock3(wide, in);
        String text2 = Text.read(wide.text2, in);
        if (text2 != wide.text2) {
            wide.text2 = text2;
        }
        readBlock4(wide, in);
        String text3 = Text.read(wide.text3, in);
        if (text3 != wide.text3) {
            wide.text3 = text3;
        }
        readBlock5(wide, in);
        String text4 = Text.read(wide.text4, in);
        if (text4 != wide.text4) {
            wide.text4 = text4;
        }
        readBlock6(wide, in);
        String text5 = Text.read(wide.text5, in);
        if (text5 != wide.text5) {
            wide.text5 = text5;
        }
        readBlock7(wide, in);
        String text6 = Text.read(wide.text6, in);
        if (text6 != wide.text6) {
            wide.text6 = text6;
        }
        readBlock8(wide, in);
    }

    private static void readPart2(Wide wide, Input in, int depth) {
        String text7 = Text.read(wide.text7, in);
        if (text7 != wide.text7) {
            wide.text7 = text7;
        }
        readBlock9(wide, in);
        String text8 = Text.read(wide.text8, in);
        if (text8 != wide.text8) {
            wide.text8 = text8;
        }
        readBlock10(wide, in);
        String text9 = Text.read(wide.text9, in);
        if (text9 != wide.text9) {
            wide.text9 = text9;
        }
        readBlock11(wide, in);
        String text10 = Text.read(wide.text10, in);
        if (text10 != wide.text10) {
            wide.text10 = text10;
        }
        readBlock12(wide, in);
        String text11 = Text.read(wide.text11, in);
        if (text11 != wide.text11) {
            wide.text11 = text11;
        }
        readBlock13(wide, in);
        String text12 = Text.read(wide.text12, in);
        if (text12 != wide.text12) {
            wide.text12 = text12;
        }
        readBlock14(wide, in);
        String text13 = Text.read(wide.text13, in);
        if (text13 != wide.text13) {
            wide.text13 = text13;
        }
        readBlock15(wide, in);
    }

    private static void readPart3(Wide wide, Input in, int depth) {
        String text14 = Text.read(wide.text14, in);
        if (text14 != wide.text14) {
            wide.text14 = text14;
        }
        readBlock16(wide, in);
        String text15 = Text.read(wide.text15, in);
        if (text15 != wide.text15) {
            wide.text15 = text15;
        }
        readBlock17(wide, in);
        String text16 = Text.read(wide.text16, in);
        if (text16 != wide.text16) {
            wide.text16 = text16;
        }
        readBlock18(wide, in);
        String text17 = Text.read(wide.text17, in);
        if (text17 != wide.text17) {
            wide.text17 = text17;
        }
        readBlock19(wide, in);
        String text18 = Text.read(wide.text18, in);
        if (text18 != wide.text18) {
            wide.text18 = text18;
        }
        readBlock20(wide, in);
        String text19 = Text.read(wide.text19, in);
        if (text19 != wide.text19) {
            wide.text19 = text19;
        }
        readBlock21(wide, in);
    }

    private static long sizeOfPart1(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.text0);
        size += Text.sizeOf(wide.text1);
        size += Text.sizeOf(wide.text2);
        size += Text.sizeOf(wide.text3);
        size += Text.sizeOf(wide.text4);
        size += Text.sizeOf(wide.text5);
        size += Text.sizeOf(wide.text6);
        size += Text.sizeOf(wide.text7);
        size += Text.sizeOf(wide.text8);
        size += Text.sizeOf(wide.text9);
        size += Text.sizeOf(wide.text10);
        size += Text.sizeOf(wide.text11);
        size += Text.sizeOf(wide.text12);
        return size;
    }

    private static long sizeOfPart2(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.text13);
        size += Text.sizeOf(wide.text14);
        size += Text.sizeOf(wide.text15);
        size += Text.sizeOf(wide.text16);
        size += Text.sizeOf(wide.text17);
        size += Text.sizeOf(wide.text18);
        size += Text.sizeOf(wide.text19);
        return size;
    }

    private static void copyPart1(Wide from, Wide wide, int depth) {
        wide.number0 = from.number0;
        if (wide.text0 != from.text0) {
            wide.text0 = from.text0;
        }
        wide.number1 = from.number1;
        if (wide.text1 != from.text1) {
            wide.text1 = from.text1;
        }
        wide.number2 = from.number2;
        if (wide.text2 != from.text2) {
            wide.text2 = from.text2;
        }
        wide.number3 = from.number3;
        if (wide.text3 != from.text3) {
            wide.text3 = from.text3;
        }
        wide.number4 = from.number4;
        if (wide.text4 != from.text4) {
            wide.text4 = from.text4;
        }
        wide.number5 = from.number5;
        if (wide.text5 != from.text5) {
            wide.text5 = from.text5;
        }
        wide.number6 = from.number6;
        if (wide.text6 != from.text6) {
            wide.text6 = from.text6;
        }
        wide.number7 = from.number7;
        if (wide.text7 != from.text7) {
            wide.text7 = from.text7;
        }
        wide.number8 = from.number8;
        if (wide.text8 != from.text8) {
            wide.text8 = from.text8;
        }
        wide.number9 = from.number9;
    }

    private static void copyPart2(Wide from, Wide wide, int depth) {
        if (wide.text9 != from.text9) {
            wide.text9 = from.text9;
        }
        wide.number10 = from.number10;
        if (wide.text10 != from.text10) {
            wide.text10 = from.text10;
        }
        wide.number11 = from.number11;
        if (wide.text11 != from.text11) {
            wide.text11 = from.text11;
        }
        wide.number12 = from.number12;
        if (wide.text12 != from.text12) {
            wide.text12 = from.text12;
        }
        wide.number13 = from.number13;
        if (wide.text13 != from.text13) {
            wide.text13 = from.text13;
        }
        wide.number14 = from.number14;
        if (wide.text14 != from.text14) {
            wide.text14 = from.text14;
        }
        wide.number15 = from.number15;
        if (wide.text15 != from.text15) {
            wide.text15 = from.text15;
        }
        wide.number16 = from.number16;
        if (wide.text16 != from.text16) {
            wide.text16 = from.text16;
        }
        wide.number17 = from.number17;
        if (wide.text17 != from.text17) {
            wide.text17 = from.text17;
        }
        wide.number18 = from.number18;
    }

    private static void copyPart3(Wide from, Wide wide, int depth) {
        if (wide.text18 != from.text18) {
            wide.text18 = from.text18;
        }
        wide.number19 = from.number19;
        if (wide.text19 != from.text19) {
            wide.text19 = from.text19;
        }
        wide.d0 = from.d0;
        wide.d1 = from.d1;
        wide.d2 = from.d2;
        wide.d3 = from.d3;
        wide.d4 = from.d4;
        wide.d5 = from.d5;
        wide.d6 = from.d6;
        wide.d7 = from.d7;
        wide.d8 = from.d8;
        wide.d9 = from.d9;
        wide.d10 = from.d10;
        wide.d11 = from.d11;
        wide.d12 = from.d12;
        wide.d13 = from.d13;
        wide.d14 = from.d14;
        wide.d15 = from.d15;
        wide.d16 = from.d16;
        wide.d17 = from.d17;
        wide.d18 = from.d18;
        wide.d19 = from.d19;
        wide.d20 = from.d20;
        wide.d21 = from.d21;
        wide.d22 = from.d22;
        wide.d23 = from.d23;
    }

    private static void copyPart4(Wide from, Wide wide, int depth) {
        wide.d24 = from.d24;
        wide.d25 = from.d25;
        wide.d26 = from.d26;
        wide.d27 = from.d27;
        wide.d28 = from.d28;
        wide.d29 = from.d29;
    }
}
