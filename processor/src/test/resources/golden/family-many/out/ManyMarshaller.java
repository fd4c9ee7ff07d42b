package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Many}, 5 to 6 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
final class ManyMarshaller extends GeneratedMarshaller<Many> implements ChronicleMarshaller<Many> {
    public static final ManyMarshaller INSTANCE = new ManyMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
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

    @Override
    protected void writeMessage(Many many, Output out) {
        writeFields(TypeIds.toWrite(many, Many.class), out, 0);
    }

    @Override
    protected Many readMessage(Many current, Input in) {
        return TypeIds.wasRead(readFields(null, in, 0), Many.class);
    }

    @Override
    public void readInto(Many many, Input in) {
        long start = in.position();
        try {
            TypeIds.wasFilled(many, readFields(many, in, 0), Many.class);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Many many) {
        return sizeOfFields(TypeIds.toWrite(many, Many.class), 0);
    }

    @Override
    public void write(Many many, BytesOut<?> out) {
        BytesMessages.write(this, many, out);
    }

    @Override
    public Many read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Many many, BytesIn<?> in) {
        BytesMessages.readInto(this, many, in);
    }

    /**
     * The body of {@link #write}: writes the type id, -1 for null, and the fields of the class.
     */
    public static void writeFields(Many many, Output out, int depth) {
        int id = TYPE_IDS.of(many);
        TypeIds.write(id, out);
        switch (id) {
            case -1 -> { }
            case 0, 13, 26, 39, 52, 65, 78, 91 -> writeGroup1(id, many, out, depth);
            case 104, 117, 130 -> writeGroup2(id, many, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is of the class in the message. Null for null.
     */
    public static Many readFields(Many current, Input in, int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 0, 13, 26, 39, 52, 65, 78, 91 -> readGroup1(id, current, in, depth);
            case 104, 117, 130 -> readGroup2(id, current, in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #sizeOf}: the size of the type id and the fields.
     */
    public static long sizeOfFields(Many many, int depth) {
        int id = TYPE_IDS.of(many);
        return switch (id) {
            case -1 -> 2;
            case 0, 13, 26, 39, 52, 65, 78, 91 -> sizeOfGroup1(id, many, depth);
            case 104, 117, 130 -> sizeOfGroup2(id, many, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.
     */
    public static Many copyFields(Many many, Many current, int depth) {
        int id = TYPE_IDS.of(many);
        return switch (id) {
            case -1 -> null;
            case 0, 13, 26, 39, 52, 65, 78, 91 -> copyGroup1(id, many, current, depth);
            case 104, 117, 130 -> copyGroup2(id, many, current, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    static void dispatch(Input in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    static void dispatch(BytesIn<?> in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Calls the handler's method for the class of the message.
     */
    static void dispatch(Many many, Handler handler) {
        int id = TYPE_IDS.of(many);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 0, 13, 26, 39, 52, 65, 78, 91 -> dispatchGroup1(id, many, handler);
            case 104, 117, 130 -> dispatchGroup2(id, many, handler);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    @Override
    public Many copy(Many from) {
        return copyFields(Checks.anyObject(from, Many.class), null, 0);
    }

    @Override
    public void copyInto(Many from, Many to) {
        Checks.anyObject(from, Many.class);
        TypeIds.wasCopied(from, to, copyFields(from, to, 0));
    }

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
