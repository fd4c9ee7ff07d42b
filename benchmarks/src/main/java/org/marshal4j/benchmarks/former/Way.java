package org.marshal4j.benchmarks.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;

/** A way to read a message into an object of today's class. */
public enum Way {
    /** Bytes of today's class, which need no conversion. */
    TODAY(Ours::today),
    /** Former bytes, read into an object of the former class: what a reader generated for each revision would take. */
    FORMER_CLASS(Ours::formerClass),
    /** Former bytes. */
    MARSHAL4J(Ours::former),
    /** Protobuf's, with its messages converted to the program's objects. */
    PROTOBUF(message -> new ProtobufFormer(message, true)),
    /** Protobuf's messages alone. */
    PROTOBUF_BARE(message -> new ProtobufFormer(message, false)),
    FORY(ForyFormer::new),
    AVRO(AvroFormer::new),
    KRYO(KryoFormer::new);

    private final Function<FormerMessage, FormerReader> opened;

    Way(Function<FormerMessage, FormerReader> opened) {
        this.opened = opened;
    }

    /**
     * Returns a reader of a message that has read it twice.
     *
     * @throws AssertionError if what it reads is not what follows from the names of fields
     */
    FormerReader open(FormerMessage message) {
        FormerReader reader = opened.apply(message);
        for (int i = 0; i < 2; i++) {
            assertThat(read(reader, message)).usingRecursiveComparison().isEqualTo(message.expected());
        }
        return reader;
    }

    private Object read(FormerReader reader, FormerMessage message) {
        return switch (this) {
            case PROTOBUF_BARE -> new ProtobufFormer(message, true).read();
            case FORMER_CLASS -> FormerMessage.linked(FieldsByName.convert(reader.read(), message.today()));
            default -> reader.read();
        };
    }
}
