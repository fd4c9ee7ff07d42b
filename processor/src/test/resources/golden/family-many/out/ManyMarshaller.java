    // as beginning in family, but:
 * Writes and reads {@link Many}, 5 to 6 bytes each. Stateless and thread-safe.
final class ManyMarshaller extends BytesMarshaller<Many> {

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 5;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 6;

    private static final TypeIds TYPE_IDS = TypeIds.of(INSTANCE.schema());

    private ManyMarshaller() {
        super(Many.class, "@version@", TypeSchema.of(Many.class)
                        .asFamily(
                            "0 com.acme.Many$M0",
                            "13 com.acme.Many$M1",
                            "26 com.acme.Many$M2",
                            "39 com.acme.Many$M3",
                            "52 com.acme.Many$M4",
                            "65 com.acme.Many$M5",
                            "78 com.acme.Many$M6",
                            "91 com.acme.Many$M7",
                            "104 com.acme.Many$M8",
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
            case 26 -> Many_M2Marshaller.writeFields((Many.M2) many, out, depth);
            case 39 -> Many_M3Marshaller.writeFields((Many.M3) many, out, depth);
            case 52 -> Many_M4Marshaller.writeFields((Many.M4) many, out, depth);
            case 65 -> Many_M5Marshaller.writeFields((Many.M5) many, out, depth);
            case 78 -> Many_M6Marshaller.writeFields((Many.M6) many, out, depth);
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
            case 26 -> Many_M2Marshaller.readFields(current instanceof Many.M2 same ? same : null,
                    in, depth);
            case 39 -> Many_M3Marshaller.readFields(current instanceof Many.M3 same ? same : null,
                    in, depth);
            case 52 -> Many_M4Marshaller.readFields(current instanceof Many.M4 same ? same : null,
                    in, depth);
            case 65 -> Many_M5Marshaller.readFields(current instanceof Many.M5 same ? same : null,
                    in, depth);
            case 78 -> Many_M6Marshaller.readFields(current instanceof Many.M6 same ? same : null,
                    in, depth);
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
            case 26 -> 1 + Many_M2Marshaller.sizeOfFields((Many.M2) many, depth);
            case 39 -> 1 + Many_M3Marshaller.sizeOfFields((Many.M3) many, depth);
            case 52 -> 1 + Many_M4Marshaller.sizeOfFields((Many.M4) many, depth);
            case 65 -> 1 + Many_M5Marshaller.sizeOfFields((Many.M5) many, depth);
            case 78 -> 1 + Many_M6Marshaller.sizeOfFields((Many.M6) many, depth);
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
            case 26 -> Many_M2Marshaller.copyFields((Many.M2) many,
                    current instanceof Many.M2 same ? same : null, depth);
            case 39 -> Many_M3Marshaller.copyFields((Many.M3) many,
                    current instanceof Many.M3 same ? same : null, depth);
            case 52 -> Many_M4Marshaller.copyFields((Many.M4) many,
                    current instanceof Many.M4 same ? same : null, depth);
            case 65 -> Many_M5Marshaller.copyFields((Many.M5) many,
                    current instanceof Many.M5 same ? same : null, depth);
            case 78 -> Many_M6Marshaller.copyFields((Many.M6) many,
                    current instanceof Many.M6 same ? same : null, depth);
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
            case 26 -> handler.on((Many.M2) many);
            case 39 -> handler.on((Many.M3) many);
            case 52 -> handler.on((Many.M4) many);
            case 65 -> handler.on((Many.M5) many);
            case 78 -> handler.on((Many.M6) many);
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

    /**
     * Handles the messages of each class of {@link Many}. Each class that joins the family adds a method.
     */
    interface Handler {
        void on(Many.M0 message);

        void on(Many.M1 message);

        void on(Many.M2 message);

        void on(Many.M3 message);

        void on(Many.M4 message);

        void on(Many.M5 message);

        void on(Many.M6 message);

        void on(Many.M7 message);

        void on(Many.M8 message);

        void on(Many.M9 message);

        void on(Many.M10 message);
    }
}
