package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;

/** The types and annotations for which there is no codec, and what is reported about them. */
class RefusalsTest {

    private final Codecs codecs = FieldTypes.codecs();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            java.util.List                                    | List<Leg>, with the class of the elements
            java.util.List<?>                                 | List<Leg>, with the class of the elements
            java.util.List<? super com.acme.Leg>              | List<Leg>, with the class of the elements
            java.util.List<? extends com.acme.Leg>            | List<Leg>, without the wildcard
            java.util.List<? extends Leg>                     | List<Leg>, without the wildcard
            java.util.List<? extends com.acme.Box<?>>         | List<Leg>, with the class of the elements
            java.util.Map                                     | Map<String, Leg>, with the classes of keys and values
            java.util.Map<java.lang.String,?>                 | Map<String, Leg>, with the classes of keys and values
            java.util.Optional                                | Optional<Leg>, with the class of the value
            java.util.Optional<?>                             | Optional<Leg>, with the class of the value
            java.util.concurrent.atomic.AtomicReference<?>    | AtomicReference<Leg>, with the class of the value
            java.util.Map$Entry                               | Map.Entry<String, Leg>, with the classes of the key and the value
            java.util.Map$Entry<java.lang.String,?>           | Map.Entry<String, Leg>, with the classes of the key and the value
            java.util.AbstractMap$SimpleEntry<?,?>            | AbstractMap.SimpleEntry<String, Leg>, with the classes of the key and the value
            ?[]                                               | Leg[], with the class of the elements
            """)
    void saysWhatToDeclareInstead(String type, String instead) {
        Binding.Refused refused = refused(type, FieldOptions.NULLABLE);
        assertThat(refused.diagnostic()).isEqualTo(Diagnostic.NO_ELEMENT_TYPE);
        assertThat(refused.arguments()).extracting(Object::toString).containsExactly(instead);
    }

    @ParameterizedTest
    @CsvSource({
        "com.acme.Abstract",
        "com.acme.AbstractShared",
        "java.util.List<com.acme.Abstract>",
        "'java.util.Map<com.acme.Abstract,java.lang.String>'",
        "'java.util.Map<java.lang.String,com.acme.Abstract>'",
        "'java.util.Map<com.acme.Late,com.acme.Abstract>'",
        "'java.util.Map$Entry<com.acme.Abstract,java.lang.String>'",
        "'java.util.Map$Entry<java.lang.String,com.acme.Abstract>'",
        "'java.util.Map$Entry<com.acme.Late,com.acme.Abstract>'",
        "java.util.Optional<com.acme.Abstract>",
        "java.util.concurrent.atomic.AtomicReference<com.acme.Abstract>",
        "com.acme.Abstract[]"
    })
    void abstractClassesAreRefused(String type) {
        assertThat(refused(type, FieldOptions.NULLABLE).diagnostic()).isEqualTo(Diagnostic.ABSTRACT_FIELD_TYPE);
    }

    @ParameterizedTest
    @CsvSource({
        "com.acme.Late",
        "com.acme.LateFamily",
        "com.acme.LateShared",
        "java.util.List<com.acme.Late>",
        "'java.util.Map<com.acme.Late,java.lang.String>'",
        "'java.util.Map<java.lang.String,com.acme.Late>'",
        "'java.util.Map$Entry<com.acme.Late,java.lang.String>'",
        "'java.util.Map$Entry<java.lang.String,com.acme.Late>'"
    })
    void typesOfUnknownSizeArePending(String type) {
        assertThat(bind(type, FieldOptions.NULLABLE)).isInstanceOf(Binding.Pending.class);
    }

    @Test
    void importingTwiceIsRefused() {
        Binding.Refused refused = refused("com.acme.Contested", FieldOptions.NULLABLE);
        assertThat(refused.diagnostic()).isEqualTo(Diagnostic.BAD_IMPORT);
        assertThat(refused.arguments()[0])
                .isEqualTo("is imported by com.one and by com.two, so it is unclear which marshaller to use");
    }

    /** A type that must contain an object of itself never ends. An Optional, a list or null ends it. */
    @Test
    void endlessTypesAreRefused() {
        assertThat(refused("com.acme.Node", FieldOptions.REQUIRED).diagnostic()).isEqualTo(Diagnostic.NEVER_ENDS);
        assertThat(bind("com.acme.Node", FieldOptions.NULLABLE)).isInstanceOf(Binding.Bound.class);
        assertThat(bind("java.util.Optional<com.acme.Node>", FieldOptions.REQUIRED))
                .isInstanceOf(Binding.Bound.class);
        assertThat(bind("java.util.List<com.acme.Node>", FieldOptions.REQUIRED)).isInstanceOf(Binding.Bound.class);
        assertThat(bind("java.util.Map$Entry<com.acme.Node,com.acme.Node>", FieldOptions.REQUIRED))
                .isInstanceOf(Binding.Bound.class);
    }

    @ParameterizedTest
    @CsvSource({"1,true", "1048576,true", "0,false", "-1,false", "1048577,false"})
    void lengthsOfArrays(int length, boolean good) {
        FieldOptions options = options(Option.FIXED_LENGTH, length, FieldOptions.NO_LENGTH, List.of());
        isGood("int[]", options, good, "@FixedLength of an array must be from 1 to 1048576, but is " + length);
    }

    @ParameterizedTest
    @CsvSource({"1,true", "65534,true", "0,false", "65535,false"})
    void lengthsOfTexts(int length, boolean good) {
        FieldOptions options = options(Option.FIXED_LENGTH, length, FieldOptions.NO_LENGTH, List.of());
        isGood("java.lang.String", options, good, "@FixedLength of a String must be from 1 to 65534, but is " + length);
    }

    @ParameterizedTest
    @CsvSource({
        "java.lang.String",
        "int[]",
        "java.lang.String[]",
        "java.util.Set<java.lang.String>",
        "'java.util.Map<java.lang.String,java.lang.String>'"
    })
    void negativeLimitsAreRefused(String type) {
        isGood(type, options(Option.MAX_LENGTH, FieldOptions.NO_LENGTH, 0, List.of()), true, "");
        isGood(
                type,
                options(Option.MAX_LENGTH, FieldOptions.NO_LENGTH, -1, List.of()),
                false,
                "@MaxLength must be 0 or more, but is -1");
    }

    @Test
    void knownValues() {
        List<String> most = IntStream.range(0, 254).mapToObj(Integer::toString).toList();
        List<String> more = IntStream.range(0, 255).mapToObj(Integer::toString).toList();
        String rule = "@OneOf must have 1 to 254 different texts, but has ";
        isGood("java.lang.String", oneOf(most), true, "");
        isGood("java.lang.String", oneOf(more), false, rule + "255");
        isGood("java.lang.String", oneOf(List.of()), false, rule + "{}");
        isGood("java.lang.String", oneOf(List.of("a", "b", "a")), false, rule + "{\"a\", \"b\", \"a\"}");
        isGood("java.lang.String", oneOf(List.of("\ud83d\ude00")), true, "");
        String half = "text 2 of @OneOf has half of a surrogate pair, which UTF-8 cannot represent";
        isGood("java.lang.String", oneOf(List.of("a", "b\ud83d")), false, half);
        isGood("java.lang.String", oneOf(List.of("a", "\ude00\ud83d")), false, half);
        assertThat(((Binding.Refused) bind("java.lang.String", oneOf(Collections.nCopies(254, "x")))).arguments()[0])
                .asString()
                .startsWith(rule + "{\"x\", ");
    }

    @ParameterizedTest
    @EnumSource
    void customMarshallersThatCannotBeUsed(CustomMarshaller.Fault fault) {
        CustomMarshaller marshaller = FieldTypes.custom("Odd", false, 0, false, fault);
        FieldOptions options = new FieldOptions(
                false,
                Set.of(Option.MARSHAL_WITH),
                FieldOptions.NO_LENGTH,
                FieldOptions.NO_LENGTH,
                List.of(),
                Optional.of(marshaller),
                FieldOptions.FIRST);
        Binding binding = bind("com.acme.Money", options);
        if (fault == CustomMarshaller.Fault.NONE) {
            assertThat(((Binding.Bound) binding).codec().wireType()).hasToString("custom com.acme.Odd?");
            return;
        }
        Binding.Refused refused = (Binding.Refused) binding;
        assertThat(refused.diagnostic())
                .isEqualTo(
                        switch (fault) {
                            case NO_MARSHALLER -> Diagnostic.NO_FIELD_MARSHALLER;
                            case OTHER_TYPE -> Diagnostic.OTHER_FIELD_MARSHALLER;
                            case NO_OBJECT -> Diagnostic.UNUSABLE_FIELD_MARSHALLER;
                            case NO_SIZE -> Diagnostic.FIELD_MARSHALLER_SIZE;
                            case NONE -> throw new AssertionError();
                        });
        assertThat(refused.arguments()[0]).isEqualTo(Name.of("com.acme", "Odd"));
    }

    private void isGood(String type, FieldOptions options, boolean good, String message) {
        Binding binding = bind(type, options);
        if (good) {
            assertThat(binding).isInstanceOf(Binding.Bound.class);
            return;
        }
        Binding.Refused refused = (Binding.Refused) binding;
        assertThat(refused.diagnostic()).isEqualTo(Diagnostic.BAD_ARGUMENT);
        assertThat(refused.arguments()).containsExactly(message);
    }

    private Binding.Refused refused(String type, FieldOptions options) {
        return (Binding.Refused) bind(type, options);
    }

    private Binding bind(String type, FieldOptions options) {
        return codecs.bind(new FieldRequest(FieldTypes.of(type), options));
    }

    private static FieldOptions oneOf(List<String> usual) {
        return options(Option.ONE_OF, FieldOptions.NO_LENGTH, FieldOptions.NO_LENGTH, usual);
    }

    private static FieldOptions options(Option option, int fixedLength, int maxLength, List<String> usual) {
        return new FieldOptions(
                false, Set.of(option), fixedLength, maxLength, usual, Optional.empty(), FieldOptions.FIRST);
    }
}
