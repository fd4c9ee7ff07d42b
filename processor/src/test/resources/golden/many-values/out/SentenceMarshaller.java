    // as beginning in many-values, but:


    // as in many-values: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as in many-values: FIELDS
    // as in bean: SentenceMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in many-values, but:
        Text.write(sentence.echo(), out);
        Text.write(sentence.foxtrot(), out);
        Text.write(sentence.golf(), out);
        Text.write(sentence.hotel(), out);

    /** As in bound. */
    public static Sentence readFields(Sentence current, Input in, int depth) {
        Values values = new Values();
        readBlock1(values, in);
        values.echo = Text.read(null, in);
        values.foxtrot = Text.read(null, in);
        values.golf = Text.read(null, in);
        values.hotel = Text.read(null, in);
        readBlock2(values, in);
        Sentence sentence = new Sentence(values.alpha, values.bravo, values.charlie, values.delta, values.echo, values.foxtrot, values.golf, values.hotel, values.india, values.juliett, values.kilo, values.lima, values.mike, values.november, values.oscar, values.papa, values.quebec, values.romeo, values.sierra, values.tango);
        return sentence;
    }

    // as in evolvable: readBlock1
    // as in many-values: loadBlock1, readBlock2

    private static void loadBlock2(Values values, Object base, long offset) {
        values.india = RawMemory.getLong(base, offset);
        values.juliett = RawMemory.getLong(base, offset + 8);
        values.kilo = RawMemory.getLong(base, offset + 16);
        values.lima = RawMemory.getLong(base, offset + 24);
        values.mike = Boxes.getInteger(null, base, offset + 32);
        values.november = Boxes.getInteger(null, base, offset + 37);
        values.oscar = Boxes.getInteger(null, base, offset + 42);
        values.papa = Boxes.getInteger(null, base, offset + 47);
        values.quebec = RawMemory.getShort(base, offset + 52);
        values.romeo = RawMemory.getShort(base, offset + 54);
        values.sierra = RawMemory.getShort(base, offset + 56);
        values.tango = RawMemory.getShort(base, offset + 58);
    }

    // as sizeOfFields in many-values, but:
        size += Text.sizeOf(sentence.echo());
        size += Text.sizeOf(sentence.foxtrot());
        size += Text.sizeOf(sentence.golf());
        size += Text.sizeOf(sentence.hotel());

    // as in empty: copy
    // as in evolvable: copyFields

    private static void writeBlock1(Sentence sentence, Output out) {
        int alpha = sentence.alpha();
        int bravo = sentence.bravo();
        int charlie = sentence.charlie();
        int delta = sentence.delta();
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putInt(base, offset, alpha);
        RawMemory.putInt(base, offset + 4, bravo);
        RawMemory.putInt(base, offset + 8, charlie);
        RawMemory.putInt(base, offset + 12, delta);
    }

    private static void writeBlock2(Sentence sentence, Output out) {
        writeBlock2Part1(sentence, out);
        writeBlock2Part2(sentence, out);
    }

    private static void writeBlock2Part1(Sentence sentence, Output out) {
        long india = sentence.india();
        long juliett = sentence.juliett();
        long kilo = sentence.kilo();
        long lima = sentence.lima();
        Integer mike = sentence.mike();
        Integer november = sentence.november();
        Integer oscar = sentence.oscar();
        Integer papa = sentence.papa();
        short quebec = sentence.quebec();
        short romeo = sentence.romeo();
        long offset = out.reserve(56);
        Object base = out.base();
        RawMemory.putLong(base, offset, india);
        RawMemory.putLong(base, offset + 8, juliett);
        RawMemory.putLong(base, offset + 16, kilo);
        RawMemory.putLong(base, offset + 24, lima);
        Boxes.putInteger(base, offset + 32, mike);
        Boxes.putInteger(base, offset + 37, november);
        Boxes.putInteger(base, offset + 42, oscar);
        Boxes.putInteger(base, offset + 47, papa);
        RawMemory.putShort(base, offset + 52, quebec);
        RawMemory.putShort(base, offset + 54, romeo);
    }

    private static void writeBlock2Part2(Sentence sentence, Output out) {
        short sierra = sentence.sierra();
        short tango = sentence.tango();
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putShort(base, offset, sierra);
        RawMemory.putShort(base, offset + 2, tango);
    }

    // as in many-values: Values
}
