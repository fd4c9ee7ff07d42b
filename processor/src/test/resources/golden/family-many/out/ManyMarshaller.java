    // as beginning in family, but:
 * Writes and reads {@link Many}, 5 to 6 bytes each. Stateless and thread-safe.
final class ManyMarshaller extends BytesMarshaller<Many> {

    // as MIN_SIZE in empty, with 5 for 0
    // as MAX_SIZE in empty, with 6 for 0

    private static final TypeIds TYPE_IDS = TypeIds.of(INSTANCE.schema());

    private ManyMarshaller() {
        super(Many.class, "@version@", TypeSchema.of(Many.class)
                        .asFamily(
                            "0 com.acme.Many$M0",
                            "13 com.acme.Many$M1",
        // and so on, up to:
                            "117 com.acme.Many$M9",
                            "130 com.acme.Many$M10"));
    }

    // as in family: writeMessage, readMessage, readInto, sizeOf

    // as writeFields in family, but:
        int id = TYPE_IDS.of(many);
            case 0, 13, 26, 39, 52, 65, 78, 91 -> writeGroup1(id, many, out, depth);
            case 104, 117, 130 -> writeGroup2(id, many, out, depth);

    /** As in family. */
    public static Many readFields(Many current, Input in, int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 0, 13, 26, 39, 52, 65, 78, 91 -> readGroup1(id, current, in, depth);
            case 104, 117, 130 -> readGroup2(id, current, in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    // as sizeOfFields in family, but:
        int id = TYPE_IDS.of(many);
            case 0, 13, 26, 39, 52, 65, 78, 91 -> sizeOfGroup1(id, many, depth);
            case 104, 117, 130 -> sizeOfGroup2(id, many, depth);

    // as readFields in family-many, but:
     * The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.
    public static Many copyFields(Many many, Many current, int depth) {
        int id = TYPE_IDS.of(many);
            case 0, 13, 26, 39, 52, 65, 78, 91 -> copyGroup1(id, many, current, depth);
            case 104, 117, 130 -> copyGroup2(id, many, current, depth);

    // as dispatch in family, but:
    static void dispatch(Input in, Handler handler) {

    // as dispatch in family, but:
    static void dispatch(BytesIn<?> in, Handler handler) {

    // as dispatch in family, but:
    static void dispatch(Many many, Handler handler) {
        int id = TYPE_IDS.of(many);
            case 0, 13, 26, 39, 52, 65, 78, 91 -> dispatchGroup1(id, many, handler);
            case 104, 117, 130 -> dispatchGroup2(id, many, handler);

    // as in empty: copy
    // as in family: copyInto

    private static void writeGroup1(int id, Many many, Output out, int depth) {
        switch (id) {
            case 0 -> Many_M0Marshaller.writeFields((Many.M0) many, out, depth);
            case 13 -> Many_M1Marshaller.writeFields((Many.M1) many, out, depth);
        // and so on, up to:
            case 91 -> Many_M7Marshaller.writeFields((Many.M7) many, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    private static void writeGroup2(int id, Many many, Output out, int depth) {
        switch (id) {
            case 104 -> Many_M8Marshaller.writeFields((Many.M8) many, out, depth);
            case 117 -> Many_M9Marshaller.writeFields((Many.M9) many, out, depth);
            case 130 -> Many_M10Marshaller.writeFields((Many.M10) many, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    private static Many readGroup1(int id, Many current, Input in, int depth) {
        return switch (id) {
            case 0 -> Many_M0Marshaller.readFields(current instanceof Many.M0 same ? same : null,
                    in, depth);
            case 13 -> Many_M1Marshaller.readFields(current instanceof Many.M1 same ? same : null,
                    in, depth);
        // and so on, up to:
            case 91 -> Many_M7Marshaller.readFields(current instanceof Many.M7 same ? same : null,
                    in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static Many readGroup2(int id, Many current, Input in, int depth) {
        return switch (id) {
            case 104 -> Many_M8Marshaller.readFields(current instanceof Many.M8 same ? same : null,
                    in, depth);
            case 117 -> Many_M9Marshaller.readFields(current instanceof Many.M9 same ? same : null,
                    in, depth);
            case 130 -> Many_M10Marshaller.readFields(current instanceof Many.M10 same ? same : null,
                    in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static long sizeOfGroup1(int id, Many many, int depth) {
        return switch (id) {
            case 0 -> 1 + Many_M0Marshaller.sizeOfFields((Many.M0) many, depth);
            case 13 -> 1 + Many_M1Marshaller.sizeOfFields((Many.M1) many, depth);
        // and so on, up to:
            case 91 -> 1 + Many_M7Marshaller.sizeOfFields((Many.M7) many, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static long sizeOfGroup2(int id, Many many, int depth) {
        return switch (id) {
            case 104 -> 1 + Many_M8Marshaller.sizeOfFields((Many.M8) many, depth);
            case 117 -> 1 + Many_M9Marshaller.sizeOfFields((Many.M9) many, depth);
            case 130 -> 2 + Many_M10Marshaller.sizeOfFields((Many.M10) many, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static Many copyGroup1(int id, Many many, Many current, int depth) {
        return switch (id) {
            case 0 -> Many_M0Marshaller.copyFields((Many.M0) many,
                    current instanceof Many.M0 same ? same : null, depth);
            case 13 -> Many_M1Marshaller.copyFields((Many.M1) many,
                    current instanceof Many.M1 same ? same : null, depth);
        // and so on, up to:
            case 91 -> Many_M7Marshaller.copyFields((Many.M7) many,
                    current instanceof Many.M7 same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static Many copyGroup2(int id, Many many, Many current, int depth) {
        return switch (id) {
            case 104 -> Many_M8Marshaller.copyFields((Many.M8) many,
                    current instanceof Many.M8 same ? same : null, depth);
            case 117 -> Many_M9Marshaller.copyFields((Many.M9) many,
                    current instanceof Many.M9 same ? same : null, depth);
            case 130 -> Many_M10Marshaller.copyFields((Many.M10) many,
                    current instanceof Many.M10 same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    private static void dispatchGroup1(int id, Many many, Handler handler) {
        switch (id) {
            case 0 -> handler.on((Many.M0) many);
            case 13 -> handler.on((Many.M1) many);
        // and so on, up to:
            case 91 -> handler.on((Many.M7) many);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    private static void dispatchGroup2(int id, Many many, Handler handler) {
        switch (id) {
            case 104 -> handler.on((Many.M8) many);
            case 117 -> handler.on((Many.M9) many);
            case 130 -> handler.on((Many.M10) many);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    // as Handler in family, but:
    interface Handler {
        void on(Many.M0 message);

    // as on in family, with M1 for Variable
    // as on in family-many, with M2 for M1
    // as on in family-many, with M3 for M1
        // and so on, up to:
    // as on in family-many, with M9 for M1
    // as on in family, with M10 for Sum
}
