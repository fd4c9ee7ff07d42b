package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * Compares the code of each codec, without a compiler, with the files in {@code codecs}. Other tests compile and run
 * the code to see whether it is correct; this one shows every change of it at once. {@code -Dgolden.update=true}
 * rewrites the files.
 */
class CodecCodeTest {

    private static final Path DIRECTORY = Path.of("src/test/resources/codecs");
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    /** A field: the name of its file, its type, and its annotations. */
    record Sample(String name, String type, FieldOptions options) {
        Sample(String name, String type) {
            this(name, type, FieldOptions.NULLABLE);
        }

        TypeRef ref() {
            return FieldTypes.of(type);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Sample> samples() {
        return List.of(
                new Sample("primitive", "long"),
                new Sample("boolean", "boolean"),
                new Sample("box", "java.lang.Integer"),
                new Sample("value", "java.time.Instant"),
                new Sample("optional-int", "java.util.OptionalInt"),
                new Sample("fixed-text", "java.lang.String", length(254)),
                new Sample("fixed-text-long", "java.lang.String", length(255)),
                new Sample("fixed-array", "double[]", length(3)),
                new Sample("fixed-custom", "com.acme.Price", with(FieldTypes.PRICE)),
                new Sample("custom", "com.acme.Money"),
                new Sample("custom-list", "java.util.List<com.acme.Money>"),
                new Sample("stop-bit-int", "int", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-box", "java.lang.Short", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-char", "java.lang.Character", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("one-of", "java.lang.String", oneOf("EUR", "a\"\\b")),
                new Sample("text", "java.lang.String"),
                new Sample("text-limited", "java.lang.String", max(20)),
                new Sample("text-interned", "java.lang.String", FieldOptions.NULLABLE.with(Option.INTERNED)),
                new Sample("byte-buffer", "java.nio.ByteBuffer"),
                new Sample("chronicle-bytes", "net.openhft.chronicle.bytes.Bytes", max(20)),
                new Sample("zoned", "java.time.ZonedDateTime"),
                new Sample("inet-address", "java.net.InetAddress"),
                new Sample("dynamic", "java.lang.Object", FieldOptions.NULLABLE.with(Option.DYNAMIC)),
                new Sample(
                        "dynamic-map",
                        "java.util.Map<java.lang.String,java.lang.Object>",
                        FieldOptions.NULLABLE.with(Option.DYNAMIC)),
                new Sample("dynamic-listed", "java.lang.Object", listing("com.acme.Side", "com.acme.Leg")),
                new Sample("dynamic-listed-shared", "java.lang.Object", listing("com.acme.Person")),
                new Sample("enum", "com.acme.Side"),
                new Sample("enum-nested", "com.acme.Outer$Side"),
                new Sample("enum-obscured", "com.acme.INSTANCE"),
                new Sample("primitive-array", "short[]"),
                new Sample("primitive-array-limited", "short[]", max(5)),
                new Sample("array", "java.lang.String[]"),
                new Sample("array-of-arrays", "java.util.List<java.lang.String>[][]"),
                new Sample("array-limited", "com.acme.Leg[]", max(100)),
                new Sample("iterable", "java.lang.Iterable<java.lang.String>"),
                new Sample("collection", "java.util.Collection<com.acme.Order>"),
                new Sample("list", "java.util.List<java.lang.String>"),
                new Sample("list-limited", "java.util.List<java.lang.Long>", max(4)),
                new Sample("list-of-anything-limited", "java.util.List<java.lang.String>", max(4)),
                new Sample("list-limited-to-none", "java.util.List<java.lang.Byte>", max(0)),
                new Sample("list-of-enums", "java.util.ArrayList<com.acme.Side>"),
                new Sample("list-of-lists", "java.util.List<java.util.List<java.lang.Integer>>"),
                new Sample("linked-list", "java.util.LinkedList<java.util.UUID>"),
                new Sample("copy-on-write-list", "java.util.concurrent.CopyOnWriteArrayList<com.acme.Leg>"),
                new Sample("copy-on-write-set", "java.util.concurrent.CopyOnWriteArraySet<com.acme.Leg>"),
                new Sample("set", "java.util.Set<com.acme.Leg>"),
                new Sample("sorted-set", "java.util.SortedSet<java.lang.String>"),
                new Sample("set-of-lists", "java.util.HashSet<java.util.List<java.lang.Integer>>"),
                new Sample("sorted-set-of-decimals", "java.util.SortedSet<java.math.BigDecimal>"),
                new Sample(
                        "concurrent-map-of-dates",
                        "java.util.concurrent.ConcurrentMap<java.time.LocalDate,java.lang.Long>"),
                new Sample("enum-set", "java.util.EnumSet<com.acme.Side>"),
                new Sample("queue", "java.util.Queue<java.lang.String>"),
                new Sample("array-deque", "java.util.ArrayDeque<java.lang.String>"),
                new Sample("map", "java.util.Map<java.lang.String,com.acme.Leg>"),
                new Sample("map-of-fixed", "java.util.Map<com.acme.Leg,java.lang.Integer>", max(200)),
                new Sample("map-of-texts", "java.util.TreeMap<java.lang.Long,java.lang.String>"),
                new Sample("enum-map", "java.util.EnumMap<com.acme.Side,java.lang.String>"),
                new Sample("concurrent-map", "java.util.concurrent.ConcurrentMap<java.lang.String,java.lang.Long>"),
                new Sample("hashtable", "java.util.Hashtable<java.lang.String,java.lang.Long>"),
                new Sample("entry", "java.util.Map$Entry<java.lang.String,com.acme.Order>"),
                new Sample("entry-of-fixed", "java.util.AbstractMap$SimpleEntry<java.lang.Integer,com.acme.Leg>"),
                new Sample(
                        "entry-immutable",
                        "java.util.AbstractMap$SimpleImmutableEntry<java.lang.Long,java.lang.String>"),
                new Sample(
                        "entry-of-entries",
                        "java.util.Map$Entry<com.acme.Leg,java.util.Map$Entry<com.acme.Leg,java.lang.Byte>>",
                        FieldOptions.NULLABLE.with(Option.SHARED)),
                new Sample("optional", "java.util.Optional<java.lang.String>"),
                new Sample("optional-of-fixed", "java.util.Optional<com.acme.Leg>"),
                new Sample("optional-of-box", "java.util.Optional<java.lang.Integer>"),
                new Sample(
                        "optional-shared",
                        "java.util.Optional<com.acme.Leg>",
                        FieldOptions.NULLABLE.with(Option.SHARED)),
                new Sample("atomic-reference", "java.util.concurrent.atomic.AtomicReference<java.lang.String>"),
                new Sample("atomic-reference-of-fixed", "java.util.concurrent.atomic.AtomicReference<com.acme.Leg>"),
                new Sample("shared", "com.acme.Person"),
                new Sample("shared-here", "com.acme.Leg", FieldOptions.NULLABLE.with(Option.SHARED)),
                new Sample("shared-event", "com.acme.SharedEvent"),
                new Sample("shared-shape", "com.acme.SharedShape"),
                new Sample("shared-list", "java.util.List<com.acme.Leg>", FieldOptions.NULLABLE.with(Option.SHARED)),
                new Sample("family", "com.acme.Shape"),
                new Sample("family-linked", "com.acme.LinkedShape"),
                new Sample("nested-fixed", "com.acme.Leg"),
                new Sample("nested", "com.acme.Order"),
                new Sample("nested-linked", "com.acme.Linked"),
                new Sample("nested-evolvable", "com.acme.Event"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void matchesTheFile(Sample sample) throws IOException {
        Path file = DIRECTORY.resolve(sample.name() + ".txt");
        String text = "// " + sample.type() + "\n" + text(sample);
        if (UPDATE) {
            Files.createDirectories(DIRECTORY);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @Test
    void everyFileHasASample() throws IOException {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(samples().stream()
                            .map(sample -> sample.name() + ".txt")
                            .toList());
        }
    }

    /**
     * The code for a field that may be null, and what is different if it may not be null, or is passed to a
     * constructor.
     */
    private static String text(Sample sample) {
        FieldRequest request = new FieldRequest(sample.ref(), sample.options());
        String plain = code(request);
        String required = code(new FieldRequest(sample.ref(), sample.options().withRequired(true)));
        String constructed = code(request.read(FieldRequest.Reading.CONSTRUCTED));
        return "\n// may be null\n" + plain
                + "\n// required: the lines that differ\n" + added(required, plain)
                + "\n// handed to a constructor: the lines that differ\n" + added(constructed, plain);
    }

    private static String added(String text, String plain) {
        Set<String> known = plain.lines().collect(Collectors.toSet());
        return text.lines()
                .filter(line -> !known.contains(line))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private static String code(FieldRequest request) {
        Codec codec = ((Binding.Bound) FieldTypes.codecs().bind(request)).codec();
        TypeSpec.Builder type = TypeSpec.classBuilder("Code");
        Members members = new Members(type);
        String facts = codec instanceof BlockCodec block ? block(block, members, type) : step(codec, members, type);
        Codec here = codec instanceof BlockCodec block ? block.in(members, "some") : codec;
        type.addMethod(MethodSpec.methodBuilder("copy")
                .addStatement(
                        "it.some = $L", here.copy(members, "some", CodeBlock.of("from.some"), CodeBlock.of("it.some")))
                .build());
        members.flush();
        String code = JavaFile.builder("com.acme", type.build())
                .skipJavaLangImports(true)
                .build()
                .toString();
        return codec.wireType() + ", " + codec.size() + ", " + new TreeSet<>(codec.supportedOptions()) + facts
                + ", copies " + codec.copies() + "\n"
                + code;
    }

    private static String block(BlockCodec codec, Members members, TypeSpec.Builder type) {
        BlockCodec here = codec.in(members, "some");
        Address address = Address.ofVariables("base", "offset");
        MethodSpec.Builder store = MethodSpec.methodBuilder("store");
        here.check("some", CodeBlock.of("it.some")).ifPresent(store::addStatement);
        type.addMethod(
                store.addStatement(here.store(address, CodeBlock.of("it.some"))).build());
        type.addMethod(MethodSpec.methodBuilder("load")
                .addStatement("it.some = $L", here.load(address.plus(3), CodeBlock.of("it.some")))
                .build());
        return ", " + codec.bytes() + " bytes, memory " + codec.isMemory() + ", checked " + codec.isChecked()
                + ", extra " + codec.extraBytecodes();
    }

    private static String step(Codec codec, Members members, TypeSpec.Builder type) {
        StepCodec step = (StepCodec) codec;
        CodeBlock.Builder write = CodeBlock.builder();
        step.write(members, "some", CodeBlock.of("it.some"), write);
        type.addMethod(MethodSpec.methodBuilder("write").addCode(write.build()).build());
        type.addMethod(MethodSpec.methodBuilder("read")
                .addStatement("it.some = $L", step.read(members, "some", CodeBlock.of("it.some")))
                .build());
        type.addMethod(MethodSpec.methodBuilder("sizeOf")
                .addStatement("size += $L", step.sizeOf(members, "some", CodeBlock.of("it.some")))
                .build());
        return ", passes " + step.passing() + (step.usesTwice() ? ", uses its value twice" : "");
    }

    private static FieldOptions listing(String... types) {
        List<ListedType> listed = new ArrayList<>();
        for (String type : types) {
            listed.add(new ListedType(FieldTypes.of(type), Optional.of(7 * listed.size())));
        }
        return FieldOptions.NULLABLE.with(Option.DYNAMIC).with(new DynamicOptions(listed, false));
    }

    private static FieldOptions length(int length) {
        return new FieldOptions(
                false,
                Set.of(Option.FIXED_LENGTH),
                length,
                FieldOptions.NO_LENGTH,
                List.of(),
                Optional.empty(),
                FieldOptions.FIRST);
    }

    private static FieldOptions max(int length) {
        return new FieldOptions(
                false,
                Set.of(Option.MAX_LENGTH),
                FieldOptions.NO_LENGTH,
                length,
                List.of(),
                Optional.empty(),
                FieldOptions.FIRST);
    }

    private static FieldOptions oneOf(String... usual) {
        return new FieldOptions(
                false,
                EnumSet.of(Option.ONE_OF),
                FieldOptions.NO_LENGTH,
                FieldOptions.NO_LENGTH,
                List.of(usual),
                Optional.empty(),
                FieldOptions.FIRST);
    }

    private static FieldOptions with(CustomMarshaller marshaller) {
        return new FieldOptions(
                false,
                Set.of(Option.MARSHAL_WITH),
                FieldOptions.NO_LENGTH,
                FieldOptions.NO_LENGTH,
                List.of(),
                Optional.of(marshaller),
                FieldOptions.FIRST);
    }
}
