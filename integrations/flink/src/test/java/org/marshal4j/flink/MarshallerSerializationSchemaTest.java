package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshallers;

class MarshallerSerializationSchemaTest {
    @Marshal
    record Named(@Required String name) {}

    private final MarshallerSerializationSchema<Quote> schema = MarshallerSerializationSchema.of(Quote.class);

    @Test
    void writesTheMessageAndNothingElse() throws Exception {
        Quote quote = new Quote(1, 2.5, "A");

        assertThat(schema.serialize(quote))
                .isEqualTo(Marshallers.of(Quote.class).toByteArray(quote))
                .isEqualTo(InstantiationUtil.clone(schema).serialize(quote));
    }

    @Test
    void objectThatCannotBeWrittenFailsTheJob() {
        MarshallerSerializationSchema<Named> names = MarshallerSerializationSchema.of(Named.class);

        assertThatThrownBy(() -> names.serialize(new Named(null)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("name");
    }

    @Test
    void refusesKeysWhoseEqualValuesMayHaveDifferentBytes() {
        assertThat(MarshallerSerializationSchema.of(Key.class).forKeys().serialize(new Key("A", null)))
                .isEqualTo(Marshallers.of(Key.class).toByteArray(new Key("A", null)));
        assertThatThrownBy(schema::forKeys)
                .isInstanceOf(InvalidProgramException.class)
                .hasMessageEndingWith("[MARSHAL231]");
    }
}
