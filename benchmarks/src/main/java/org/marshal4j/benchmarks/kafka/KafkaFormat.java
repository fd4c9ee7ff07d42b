package org.marshal4j.benchmarks.kafka;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.errors.SerializationException;
import org.marshal4j.benchmarks.kafka.avro.AvroBookUpdate;
import org.marshal4j.benchmarks.kafka.avro.AvroLevel;
import org.marshal4j.benchmarks.peer.protobuf.schema.BookProto;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.BookUpdateMarshaller;
import org.marshal4j.benchmarks.workload.book.Level;
import org.marshal4j.kafka.FingerprintPlace;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.kafka.MarshallerSerializer;

/**
 * How a change of an order book is written to a topic. Each format uses the classes that it generates, and none puts a
 * schema into the bytes.
 */
public enum KafkaFormat {
    /** marshal4j with the fingerprint in a header, which is the default. */
    MARSHAL4J {
        @Override
        Values<?> make() {
            return ours(FingerprintPlace.HEADER);
        }
    },
    /** marshal4j without a fingerprint: the message alone, as the others write it. */
    MARSHAL4J_BARE {
        @Override
        Values<?> make() {
            return ours(FingerprintPlace.NONE);
        }
    },
    /** Avro's specific records. */
    AVRO {
        @Override
        Values<?> make() {
            AvroBookUpdate update = avro();
            return new Values<>(
                    new AvroSerializer<>(AvroBookUpdate.getClassSchema()),
                    new AvroDeserializer<AvroBookUpdate>(AvroBookUpdate.getClassSchema()),
                    number -> {
                        update.setSequence(number);
                        return update;
                    },
                    AvroBookUpdate::getSequence);
        }
    },
    /** Protobuf's messages, which are immutable: a record is a new one with the same levels. */
    PROTOBUF {
        @Override
        Values<?> make() {
            BookProto.BookUpdate update = protobuf();
            return new Values<>(
                    (topic, message) -> message.toByteArray(),
                    (topic, bytes) -> {
                        try {
                            return BookProto.BookUpdate.parseFrom(bytes);
                        } catch (InvalidProtocolBufferException e) {
                            throw new SerializationException(e);
                        }
                    },
                    number -> update.toBuilder().setSequence(number).build(),
                    BookProto.BookUpdate::getSequence);
        }
    },
    /** Jackson's JSON. */
    JSON {
        @Override
        Values<?> make() {
            ObjectMapper mapper = JsonMapper.builder().build();
            BookUpdate update = BookUpdate.sample();
            return new Values<>(
                    (topic, value) -> {
                        try {
                            return mapper.writeValueAsBytes(value);
                        } catch (IOException e) {
                            throw new SerializationException(e);
                        }
                    },
                    (topic, bytes) -> {
                        try {
                            return mapper.readValue(bytes, BookUpdate.class);
                        } catch (IOException e) {
                            throw new SerializationException(e);
                        }
                    },
                    number -> numbered(update, number),
                    read -> read.sequence);
        }
    };

    /** Returns new serializers, and the values that they write. */
    abstract Values<?> make();

    private static Values<?> ours(FingerprintPlace place) {
        BookUpdate update = BookUpdate.sample();
        return new Values<>(
                MarshallerSerializer.of(BookUpdateMarshaller.INSTANCE).fingerprint(place),
                MarshallerDeserializer.of(BookUpdateMarshaller.INSTANCE).fingerprint(place),
                number -> numbered(update, number),
                read -> read.sequence);
    }

    private static BookUpdate numbered(BookUpdate update, long number) {
        update.sequence = number;
        return update;
    }

    private static AvroBookUpdate avro() {
        BookUpdate from = BookUpdate.sample();
        return new AvroBookUpdate(from.time, from.sequence, from.symbol, from.venue, avro(from.bids), avro(from.asks));
    }

    private static List<AvroLevel> avro(List<Level> levels) {
        List<AvroLevel> avro = new ArrayList<>();
        levels.forEach(level -> avro.add(new AvroLevel(level.price, level.quantity)));
        return avro;
    }

    private static BookProto.BookUpdate protobuf() {
        BookUpdate from = BookUpdate.sample();
        BookProto.BookUpdate.Builder builder = BookProto.BookUpdate.newBuilder()
                .setTime(from.time)
                .setSequence(from.sequence)
                .setSymbol(from.symbol)
                .setVenue(from.venue);
        from.bids.forEach(level -> builder.addBids(protobuf(level)));
        from.asks.forEach(level -> builder.addAsks(protobuf(level)));
        return builder.build();
    }

    private static BookProto.Level protobuf(Level level) {
        return BookProto.Level.newBuilder()
                .setPrice(level.price)
                .setQuantity(level.quantity)
                .build();
    }
}
