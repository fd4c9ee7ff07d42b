package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.step.Step;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** Messages that are made from the schemas alone, and steps over them. */
class MadeMessagesTest {
    static List<Marshaller<?>> marshallers() {
        return EncodedMessages.marshallers();
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void areReadWrittenAndSteppedOver(Marshaller<T> marshaller) {
        Schema schema = marshaller.schema();
        Step step = Steps.of(new WireType.Nested(schema.type(), false, false), schema);
        assertThat(step).isNotNull();
        for (int seed = 0; seed < 50; seed++) {
            byte[] message = SampleMessages.of(schema, schema.resolver(), seed);
            assertThat(marshaller.toByteArray(marshaller.fromByteArray(message)))
                    .isEqualTo(message);
            byte[] longer = Arrays.copyOf(message, message.length + 9);
            Input in = Input.of(longer);
            step.over(0, in);
            assertThat(in.position()).isEqualTo(message.length);
        }
    }
}
