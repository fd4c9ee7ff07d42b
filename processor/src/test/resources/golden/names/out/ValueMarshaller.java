import org.marshal4j.runtime.generated.value.Enums;
    // as beginning in ancestors, but:


    // as in ancestors: MIN_SIZE, MAX_SIZE

    static final String FIELDS = """
            out com.acme.Text?
            in com.acme.Schema?
            base int32
            offset int32
            depth text?
            fields list<int32?>?
            run int32
            instance int64
            SCHEMA text?
            $x$ int32
            gr\u00f6\u00dfe text?
            element enum com.acme.Value$Enum(class_,$)?
            """;

    private static final org.marshal4j.schema.Schema SCHEMA = TypeSchema.of(Value.class, FIELDS.split("\n"));

    private static final VarHandle SCHEMA_ = Handles.field(MethodHandles.lookup(), Value.class, "SCHEMA", String.class);

    private static final int MIN_SIZE_OF_FIELDS_ELEMENT = 5;

    private static final Value.Enum[] ENUMS = Value.Enum.values();

    private static final VarHandle RUN = Handles.field(MethodHandles.lookup(), Value.class, "run", int.class);

    private static final VarHandle INSTANCE_ = Handles.field(MethodHandles.lookup(), Value.class, "instance", long.class);

    // as in empty: static, ValueMarshaller

    // as write in empty, but:
    public void write(Value value_, Output out) {
            writeFields(value_, out, 0);

    // as in empty: read

    // as readInto in empty, but:
    public void readInto(Value value_, Input in) {
            Checks.exactType(value_, Value.class);
            readFields(value_, in, 0);

    @Override
    public long sizeOf(Value value_) {
        return sizeOfFields(value_, 0);
    }

    // as schema in empty, but:
    public org.marshal4j.schema.Schema schema() {

    // as in empty: type

    @Override
    public void write(Value value_, BytesOut<?> out) {
        BytesMessages.write(this, value_, out);
    }

    // as in empty: read

    @Override
    public void readInto(Value value_, BytesIn<?> in) {
        BytesMessages.readInto(this, value_, in);
    }

    /** As in empty. */
    public static void writeFields(Value value_, Output out, int depth) {
        Checks.exactType(value_, Value.class);
        Checks.depth(depth);
        Text out_ = value_.out;
        if (Presence.write(out_, out)) {
            TextMarshaller.writeFields(out_, out, depth + 1);
        }
        Schema in_ = value_.in;
        if (Presence.write(in_, out)) {
            SchemaMarshaller.writeFields(in_, out, depth + 1);
        }
        writeBlock1(value_, out);
        org.marshal4j.runtime.Text.write(value_.depth, out);
        writeFields_(value_.fields, out);
        writeBlock2(value_, out);
        org.marshal4j.runtime.Text.write((String) SCHEMA_.get(value_), out);
        writeBlock3(value_, out);
        org.marshal4j.runtime.Text.write(value_.gr\u00f6\u00dfe, out);
        Enums.write(value_.element, out);
    }

    // as readFields in generic, but:
        Value value_ = current != null && current.getClass() == Value.class ? current : new Value();
        readPart1(value_, in, depth);
        readPart2(value_, in, depth);
        return value_;

    /** As in empty. */
    public static long sizeOfFields(Value value_, int depth) {
        Checks.exactType(value_, Value.class);
        Checks.depth(depth);
        long size = 24;
        size += value_.out == null ? 1 : 1 + TextMarshaller.sizeOfFields(value_.out, depth + 1);
        size += value_.in == null ? 1 : 1 + SchemaMarshaller.sizeOfFields(value_.in, depth + 1);
        size += org.marshal4j.runtime.Text.sizeOf(value_.depth);
        size += sizeOfFields_(value_.fields);
        size += org.marshal4j.runtime.Text.sizeOf((String) SCHEMA_.get(value_));
        size += org.marshal4j.runtime.Text.sizeOf(value_.gr\u00f6\u00dfe);
        size += Enums.sizeOf(value_.element);
        return size;
    }

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Value copyFields(Value from, Value current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Value.class);
        Checks.depth(depth);
        Value value_ = current != null && current != from && current.getClass() == Value.class
                ? current : new Value();
        Text out = TextMarshaller.copyFields(from.out, value_.out, depth + 1);
        if (out != value_.out) {
            value_.out = out;
        }
        Schema in = SchemaMarshaller.copyFields(from.in, value_.in, depth + 1);
        if (in != value_.in) {
            value_.in = in;
        }
        value_.base = from.base;
        value_.offset = from.offset;
        value_.depth = from.depth;
        List<Integer> fields = copyFields_(from.fields, value_.fields);
        if (fields != value_.fields) {
            value_.fields = fields;
        }
        RUN.set(value_, (int) RUN.get(from));
        INSTANCE_.set(value_, (long) INSTANCE_.get(from));
        SCHEMA_.set(value_, (String) SCHEMA_.get(from));
        value_.$x$ = from.$x$;
        value_.gr\u00f6\u00dfe = from.gr\u00f6\u00dfe;
        value_.element = from.element;
        return value_;
    }

    private static void writeBlock1(Value value_, Output out) {
        long offset = out.reserve(8);
        storeBlock1(value_, out.base(), offset);
    }

    private static void storeBlock1(Value value_, Object base, long offset) {
        RawMemory.putInt(base, offset, value_.base);
        RawMemory.putInt(base, offset + 4, value_.offset);
    }

    private static void readBlock1(Value value_, Input in) {
        long offset = in.take(8);
        loadBlock1(value_, in.base(), offset);
    }

    private static void loadBlock1(Value value_, Object base, long offset) {
        value_.base = RawMemory.getInt(base, offset);
        value_.offset = RawMemory.getInt(base, offset + 4);
    }

    private static void writeBlock2(Value value_, Output out) {
        long offset = out.reserve(12);
        storeBlock2(value_, out.base(), offset);
    }

    private static void storeBlock2(Value value_, Object base, long offset) {
        RawMemory.putInt(base, offset, (int) RUN.get(value_));
        RawMemory.putLong(base, offset + 4, (long) INSTANCE_.get(value_));
    }

    private static void readBlock2(Value value_, Input in) {
        long offset = in.take(12);
        loadBlock2(value_, in.base(), offset);
    }

    private static void loadBlock2(Value value_, Object base, long offset) {
        RUN.set(value_, RawMemory.getInt(base, offset));
        INSTANCE_.set(value_, RawMemory.getLong(base, offset + 4));
    }

    private static void writeBlock3(Value value_, Output out) {
        long offset = out.reserve(4);
        storeBlock3(value_, out.base(), offset);
    }

    private static void storeBlock3(Value value_, Object base, long offset) {
        RawMemory.putInt(base, offset, value_.$x$);
    }

    private static void readBlock3(Value value_, Input in) {
        long offset = in.take(4);
        loadBlock3(value_, in.base(), offset);
    }

    private static void loadBlock3(Value value_, Object base, long offset) {
        value_.$x$ = RawMemory.getInt(base, offset);
    }

    private static void writeFieldsElement(Integer value, Output out) {
        long offset = out.reserve(5);
        Boxes.putInteger(out.base(), offset, value);
    }

    private static void writeFields_(List<Integer> list, Output out) {
        int count = Counts.write("fields", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            writeFieldsElement(element, out);
        }
        Lists.end("fields", count, list, iterator);
    }

    private static Integer readFieldsElement(Integer current, Input in) {
        long offset = in.take(5);
        return Boxes.getInteger(current, in.base(), offset);
    }

    // as readTags in bean, but:
    private static List<Integer> readFields_(List<Integer> current, Input in) {
        int count = Counts.read(MIN_SIZE_OF_FIELDS_ELEMENT, in);
        List<Integer> elements = Lists.target(current, count);
            Integer old = Lists.get(elements, i);
            Integer element = readFieldsElement(old, in);

    private static void readPart1(Value value_, Input in, int depth) {
        // References are stored only if they changed: each store would cost the garbage collector time.
        Text out = Presence.read(in) ? TextMarshaller.readFields(value_.out, in, depth + 1) : null;
        if (out != value_.out) {
            value_.out = out;
        }
        Schema in_ = Presence.read(in) ? SchemaMarshaller.readFields(value_.in, in, depth + 1)
                : null;
        if (in_ != value_.in) {
            value_.in = in_;
        }
        readBlock1(value_, in);
        String depth_ = org.marshal4j.runtime.Text.read(value_.depth, in);
        if (depth_ != value_.depth) {
            value_.depth = depth_;
        }
        List<Integer> fields = readFields_(value_.fields, in);
        if (fields != value_.fields) {
            value_.fields = fields;
        }
        readBlock2(value_, in);
        String schema = org.marshal4j.runtime.Text.read((String) SCHEMA_.get(value_), in);
        if (schema != (String) SCHEMA_.get(value_)) {
            SCHEMA_.set(value_, schema);
        }
        readBlock3(value_, in);
        String gr\u00f6\u00dfe = org.marshal4j.runtime.Text.read(value_.gr\u00f6\u00dfe, in);
        if (gr\u00f6\u00dfe != value_.gr\u00f6\u00dfe) {
            value_.gr\u00f6\u00dfe = gr\u00f6\u00dfe;
        }
    }

    private static void readPart2(Value value_, Input in, int depth) {
        Value.Enum element = Enums.read(ENUMS, in);
        if (element != value_.element) {
            value_.element = element;
        }
    }

    // as sizeOfItems in bound, but:
    private static long sizeOfFields_(List<Integer> list) {
        return Counts.sizeOf("fields", list) + 5L * list.size();

    // as copyTags in bean, but:
    private static List<Integer> copyFields_(List<Integer> list, List<Integer> to) {
        List<Integer> current = OwnObjects.unless(to, list);
        Iterator<Integer> source = Lists.iterator(list);
        List<Integer> elements = Lists.target(current, count);
            Integer element = Lists.next(list, source, i);
}
