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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.processor.GoldenFiles;
import org.marshal4j.processor.OneType;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.EncodedOptions.Form;
import org.marshal4j.processor.model.EncodedOptions.Style;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.PresenceByte;

/**
 * Compares the code of each codec, without a compiler, with the files in {@code codecs}, each of which leaves out what
 * those of samples before it show. Other tests compile and run the code to see whether it is correct; this one shows
 * every change of it at once. {@code -Dgolden.update=true} rewrites the files.
 */
class CodecCodeTest {

    private static final Path DIRECTORY = Path.of("src/test/resources/codecs");
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");
    private static final Map<Sample, String> TEXTS = texts();

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
                new Sample("stop-bit-int", "int", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-box", "java.lang.Short", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-double", "double", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-float-box", "java.lang.Float", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-decimal", "java.math.BigDecimal", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-date", "java.time.LocalDate", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample(
                        "stop-bit-atomic",
                        "java.util.concurrent.atomic.AtomicInteger",
                        FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("stop-bit-char", "java.lang.Character", FieldOptions.NULLABLE.with(Option.STOP_BIT)),
                new Sample("encoded-number", "int", encoded(Style.DATA_OUTPUT, Form.NATURAL)),
                new Sample("encoded-narrow", "java.lang.Long", encoded(Style.DATA_OUTPUT, Form.UNSIGNED_SHORT)),
                new Sample("encoded-boolean", "boolean", encoded(Style.CHRONICLE, Form.NATURAL)),
                new Sample("encoded-varying", "java.lang.Short", encoded(Style.LUCENE, Form.VINT)),
                new Sample("encoded-time", "java.time.Instant", encoded(Style.DATA_OUTPUT, Form.NATURAL)),
                new Sample("encoded-enum", "com.acme.Side", encoded(Style.DATA_OUTPUT, Form.BYTE)),
                new Sample("encoded-name", "com.acme.Side", encoded(Style.DATA_OUTPUT, Form.TEXT)),
                new Sample("encoded-enum-number", "com.acme.Venue", encoded(Style.DATA_OUTPUT, Form.BYTE)),
                new Sample("encoded-truth", "short", encoded(Style.CHRONICLE, Form.BOOLEAN)),
                new Sample("encoded-truth-number", "boolean", encoded(Style.DATA_OUTPUT, Form.INT)),
                new Sample("encoded-float", "double", encoded(Style.DATA_OUTPUT, Form.FLOAT)),
                new Sample("encoded-double", "java.lang.Float", encoded(Style.DATA_OUTPUT, Form.DOUBLE)),
                new Sample("encoded-stop-bit-double", "double", encoded(Style.CHRONICLE, Form.STOP_BIT_DOUBLE)),
                new Sample("encoded-stop-bit-float", "java.lang.Float", encoded(Style.CHRONICLE, Form.STOP_BIT_DOUBLE)),
                new Sample("encoded-decimal", "java.math.BigDecimal", encoded(Style.HADOOP, Form.DOUBLE)),
                new Sample("encoded-text", "java.lang.String", encoded(Style.DATA_OUTPUT, Form.NATURAL)),
                new Sample("present-text", "java.lang.String", present(PresenceByte.ZERO)),
                new Sample("present-array", "int[]", present(PresenceByte.ZERO)),
                new Sample("encoded-array", "int[]", encoded(Style.DATA_OUTPUT, Form.SHORT)),
                new Sample(
                        "encoded-list", "java.util.List<java.lang.String>", encoded(Style.DATA_OUTPUT, Form.NATURAL)),
                new Sample(
                        "encoded-map",
                        "java.util.Map<java.lang.String,java.lang.Long>",
                        encoded(Style.LUCENE, Form.VINT)),
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
                new Sample("array-limited", "com.acme.Leg[]", max(100)),
                new Sample("iterable", "java.lang.Iterable<java.lang.String>"),
                new Sample("list", "java.util.List<java.lang.String>"),
                new Sample("list-limited", "java.util.List<java.lang.Long>", max(4)),
                new Sample("list-of-anything-limited", "java.util.List<java.lang.String>", max(4)),
                new Sample("list-of-enums", "java.util.ArrayList<com.acme.Side>"),
                new Sample("linked-list", "java.util.LinkedList<java.util.UUID>"),
                new Sample("copy-on-write-list", "java.util.concurrent.CopyOnWriteArrayList<com.acme.Leg>"),
                new Sample("copy-on-write-set", "java.util.concurrent.CopyOnWriteArraySet<com.acme.Leg>"),
                new Sample("set", "java.util.Set<com.acme.Leg>"),
                new Sample("set-of-lists", "java.util.HashSet<java.util.List<java.lang.Integer>>"),
                new Sample("sorted-set-of-decimals", "java.util.SortedSet<java.math.BigDecimal>"),
                new Sample("enum-set", "java.util.EnumSet<com.acme.Side>"),
                new Sample("queue", "java.util.Queue<java.lang.String>"),
                new Sample("array-deque", "java.util.ArrayDeque<java.lang.String>"),
                new Sample("map", "java.util.Map<java.lang.String,com.acme.Leg>"),
                new Sample("map-of-fixed", "java.util.Map<com.acme.Leg,java.lang.Integer>", max(200)),
                new Sample("map-of-texts", "java.util.TreeMap<java.lang.Long,java.lang.String>"),
                new Sample("enum-map", "java.util.EnumMap<com.acme.Side,java.lang.String>"),
                new Sample("concurrent-map", "java.util.concurrent.ConcurrentMap<java.lang.String,java.lang.Long>"),
                new Sample("hashtable", "java.util.Hashtable<java.lang.String,java.lang.Long>"),
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
                new Sample("atomic-reference", "java.util.concurrent.atomic.AtomicReference<java.lang.String>"),
                new Sample("atomic-reference-of-fixed", "java.util.concurrent.atomic.AtomicReference<com.acme.Leg>"),
                new Sample("shared", "com.acme.Person"),
                new Sample("shared-here", "com.acme.Leg", FieldOptions.NULLABLE.with(Option.SHARED)),
                new Sample("shared-event", "com.acme.SharedEvent"),
                new Sample("shared-shape", "com.acme.SharedShape"),
                new Sample("family", "com.acme.Shape"),
                new Sample("family-linked", "com.acme.LinkedShape"),
                new Sample("nested-fixed", "com.acme.Leg"),
                new Sample("nested", "com.acme.Order"),
                new Sample("nested-linked", "com.acme.Linked"),
                new Sample("nested-evolvable", "com.acme.Event"));
    }

    /** What the files say: each without what those of former samples show. */
    private static Map<Sample, String> texts() {
        GoldenFiles shortened = new GoldenFiles();
        Map<Sample, String> texts = new LinkedHashMap<>();
        samples().forEach(sample -> texts.put(sample, text(sample, shortened)));
        return texts;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void matchesTheFile(Sample sample) throws IOException {
        Path file = DIRECTORY.resolve(sample.name() + ".txt");
        if (UPDATE) {
            Files.writeString(file, TEXTS.get(sample));
        }
        assertThat(TEXTS.get(sample)).isEqualTo(Files.readString(file));
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
    private static String text(Sample sample, GoldenFiles shortened) {
        FieldRequest request = new FieldRequest(sample.ref(), sample.options());
        Code plain = Code.of(request);
        Code required = Code.of(new FieldRequest(sample.ref(), sample.options().withRequired(true)));
        Code constructed = Code.of(request.read(FieldRequest.Reading.CONSTRUCTED));
        return sample.type() + ", which may be null\n" + plain.facts()
                + shortened.shorten(sample.name(), plain.java(), OneType.of("Code"))
                + required.added("required", plain)
                + constructed.added("handed to a constructor", plain);
    }

    /** What a codec says of itself, and its code: a method that writes, reads, sizes and copies, and what that calls. */
    private record Code(String facts, String java) {

        static Code of(FieldRequest request) {
            Codec codec = ((Binding.Bound) FieldTypes.codecs().bind(request)).codec();
            TypeSpec.Builder type = TypeSpec.classBuilder("Code");
            Members members = new Members(type);
            CodeBlock.Builder some = CodeBlock.builder();
            String facts = codec instanceof BlockCodec block ? block(block, members, some) : step(codec, members, some);
            Codec here = codec instanceof BlockCodec block ? block.in(members, "some") : codec;
            some.addStatement(
                    "it.some = $L", here.copy(members, "some", CodeBlock.of("from.some"), CodeBlock.of("it.some")));
            type.addMethod(
                    MethodSpec.methodBuilder("some").addCode(some.build()).build());
            members.flush();
            String java = JavaFile.builder("com.acme", type.build())
                    .skipJavaLangImports(true)
                    .indent("    ")
                    .build()
                    .toString();
            return new Code(
                    codec.wireType() + ", " + codec.size() + ", " + new TreeSet<>(codec.supportedOptions()) + facts
                            + ", copies " + codec.copies() + "\n",
                    java);
        }

        private static String block(BlockCodec codec, Members members, CodeBlock.Builder some) {
            BlockCodec here = codec.in(members, "some");
            Address address = Address.of("base", "offset");
            here.check("some", CodeBlock.of("it.some")).ifPresent(some::addStatement);
            some.addStatement(here.store(address, CodeBlock.of("it.some")));
            some.addStatement("it.some = $L", here.load(address.plus(3), CodeBlock.of("it.some")));
            return ", " + codec.bytes() + " bytes, memory " + codec.isMemory() + ", checked " + codec.isChecked()
                    + ", extra " + codec.extraBytecodes();
        }

        private static String step(Codec codec, Members members, CodeBlock.Builder some) {
            StepCodec step = (StepCodec) codec;
            step.write(members, "some", CodeBlock.of("it.some"), some);
            some.addStatement("it.some = $L", step.read(members, "some", CodeBlock.of("it.some")));
            some.addStatement("size += $L", step.sizeOf(members, "some", CodeBlock.of("it.some")));
            return ", passes " + step.passing() + (step.usesTwice() ? ", uses its value twice" : "");
        }

        /** The lines that another code does not have, but for imports, which these lines need. */
        String added(String how, Code plain) {
            Set<String> known = (plain.facts + plain.java).lines().collect(Collectors.toSet());
            String added = (facts + java)
                    .lines()
                    .filter(line -> !known.contains(line) && !line.startsWith("import "))
                    .map(line -> line + "\n")
                    .collect(Collectors.joining());
            return added.isEmpty() ? "" : "\n" + how + ": the lines that differ\n" + added;
        }
    }

    private static FieldOptions listing(String... types) {
        List<ListedType> listed = new ArrayList<>();
        for (String type : types) {
            listed.add(new ListedType(FieldTypes.of(type), Optional.of(7 * listed.size())));
        }
        return FieldOptions.NULLABLE.with(Option.DYNAMIC).with(new DynamicOptions(listed, false));
    }

    private static FieldOptions encoded(Style style, Form as) {
        return encoded(new EncodedOptions(style, as, Form.NATURAL, "", Optional.empty(), PresenceByte.NONE, true));
    }

    /** Our own form after the presence byte of another library, as the annotation of a class asks for it. */
    private static FieldOptions present(PresenceByte presence) {
        return encoded(
                new EncodedOptions(Style.PLAIN, Form.NATURAL, Form.NATURAL, "", Optional.empty(), presence, false));
    }

    private static FieldOptions encoded(EncodedOptions options) {
        return FieldOptions.NULLABLE.with(Option.ENCODED).with(Optional.of(options));
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
