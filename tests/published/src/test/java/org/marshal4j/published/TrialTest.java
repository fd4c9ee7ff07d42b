package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;

/** The trial finds every kind of defect, and nothing where there is none. */
class TrialTest {

    static Stream<Arguments> marshallers() {
        return Stream.of(
                Arguments.of(Outcome.Kind.SAME, new PairMarshaller()),
                Arguments.of(Outcome.Kind.WRONG_SIZE, new PairMarshaller() {
                    @Override
                    public long sizeOf(Pair value) {
                        return 7;
                    }
                }),
                Arguments.of(Outcome.Kind.UNEQUAL, new PairMarshaller() {
                    @Override
                    public Pair read(Input in) {
                        Pair read = super.read(in);
                        read.second++;
                        return read;
                    }
                }),
                Arguments.of(Outcome.Kind.CUT_ACCEPTED, new PairMarshaller() {
                    @Override
                    public Pair read(Input in) {
                        if (in.remaining() > 4) {
                            return super.read(in);
                        }
                        requireBytes(in, 4);
                        Pair half = new Pair();
                        half.first = in.readInt();
                        return half;
                    }
                }),
                Arguments.of(Outcome.Kind.TOO_LONG, new PairMarshaller() {
                    @Override
                    public void write(Pair value, Output out) {
                        out.write(new byte[Trial.LONGEST + 1]);
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    void findsDefects(Outcome.Kind kind, Marshaller<Pair> marshaller) {
        Pair pair = new Pair();
        pair.first = 1;
        pair.second = 2;
        pair.counted = 3;
        assertThat(new Trial<>(marshaller, MixIns.NONE).of(pair).kind()).isEqualTo(kind);
    }

    /** An object with state, and with a transient field, which messages do not contain. */
    static final class Pair {
        int first;
        int second;
        transient int counted;
    }

    private static class PairMarshaller implements Marshaller<Pair> {
        @Override
        public void write(Pair value, Output out) {
            out.writeInt(value.first);
            out.writeInt(value.second);
        }

        @Override
        public Pair read(Input in) {
            requireBytes(in, 8);
            Pair read = new Pair();
            read.first = in.readInt();
            read.second = in.readInt();
            return read;
        }

        static void requireBytes(Input in, int count) {
            if (in.remaining() < count) {
                throw new MarshalException(RuntimeProblem.BYTES_RUN_OUT, count + " bytes needed");
            }
        }

        @Override
        public long sizeOf(Pair value) {
            return 8;
        }

        @Override
        public Schema schema() {
            return Schema.of("Pair", "first i32", "second i32");
        }

        @Override
        public Class<Pair> type() {
            return Pair.class;
        }
    }
}
