import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes what one would write by hand to use other libraries with the messages in
 * {@code org.marshal4j.benchmarks.workload}, a statement or two for each public field: for Chronicle Bytes, for the
 * messages of Protobuf, and for the flyweights of SBE. The arguments are the folder of the sources and the folder to
 * write to.
 */
final class ConverterSources {
    private static final String WORKLOADS = "org.marshal4j.benchmarks.workload";
    private static final List<String> FLAT = List.of("book.DeepBookUpdate", "book.FlatBookUpdate", "market.MarketData");
    private static final List<String> OTHERS = List.of(
            "blog.BlogBench", "book.BookUpdate", "book.Level", "media.Image", "media.Media", "media.MediaContent",
            "order.Customer", "order.Order", "order.OrderLine");
    private static final List<String> ENUMS = List.of("Player", "Side", "Size");
    private static final List<String> PRIMITIVES = List.of("boolean", "byte", "short", "int", "long", "double");
    private static final Pattern FIELD =
            Pattern.compile("(?m)^(?:    @(\\w+)\n)?(?<!@Parent\n)    public ([\\w<>]+) (\\w+)(?: = new .*)?;$");

    private static final String CREATE = """
            if (object.#name == null) {
                object.#name = new #type();
            }
            """;

    private static final String LINK = """
            for (int i = 0; i < object.#name.size(); i++) {
                object.#name.get(i).order = object;
            }
            """;

    /** How a field is stored. The values of an OPTIONAL one may be null. */
    private enum Kind {
        PRIMITIVE,
        TEXT,
        OPTIONAL_TEXT,
        ENUM,
        OPTIONAL_ENUM,
        DECIMAL,
        OBJECT,
        OPTIONAL_OBJECT,
        TEXTS,
        OBJECTS;

        static Kind of(String type, String annotation, boolean allRequired) {
            if (PRIMITIVES.contains(type)) {
                return PRIMITIVE;
            } else if (type.startsWith("List<")) {
                return type.equals("List<String>") ? TEXTS : OBJECTS;
            } else if (type.equals("BigDecimal")) {
                return DECIMAL;
            }
            boolean required = allRequired || "Required".equals(annotation);
            if (type.equals("String")) {
                return required ? TEXT : OPTIONAL_TEXT;
            } else if (ENUMS.contains(type)) {
                return required ? ENUM : OPTIONAL_ENUM;
            }
            return required ? OBJECT : OPTIONAL_OBJECT;
        }
    }

    /** A library: the class that converts, a statement that writes a field, and one that reads it. */
    private interface Library {
        String file();

        String write(Kind kind);

        String read(Kind kind);
    }

    private static final class Chronicle implements Library {
        @Override
        public String file() {
            return """
                    package org.marshal4j.benchmarks.peer.chronicle;

                    import net.openhft.chronicle.bytes.*;
                    import #workload.*;
                    import #workload.#class.*;

                    /** Written by ConverterSources. */
                    final class #classByHand implements ByHand<#class> {
                        static final #classByHand INSTANCE = new #classByHand();
                    #constants
                        @Override
                        public void write(#class object, BytesOut<?> out) {
                    #write    }

                        @Override
                        public void read(#class object, BytesIn<?> in) {
                    #read    }
                    }
                    """;
        }

        @Override
        public String write(Kind kind) {
            return switch (kind) {
                case PRIMITIVE -> "out.write#Type(object.#name);";
                case TEXT, OPTIONAL_TEXT -> "out.writeUtf8(object.#name);";
                case ENUM -> "out.writeByte((byte) object.#name.ordinal());";
                case OPTIONAL_ENUM ->
                    "out.writeByte(object.#name == null ? (byte) -1 : (byte) object.#name.ordinal());";
                case DECIMAL -> "Decimals.write(object.#name, out);";
                case OBJECT -> "#typeByHand.INSTANCE.write(object.#name, out);";
                case OPTIONAL_OBJECT -> """
                        out.writeBoolean(object.#name != null);
                        if (object.#name != null) {
                            #typeByHand.INSTANCE.write(object.#name, out);
                        }""";
                case TEXTS -> """
                        out.writeStopBit(object.#name.size());
                        for (int i = 0; i < object.#name.size(); i++) {
                            out.writeUtf8(object.#name.get(i));
                        }""";
                case OBJECTS -> "Elements.write(object.#name, #typeByHand.INSTANCE, out);";
            };
        }

        @Override
        public String read(Kind kind) {
            return switch (kind) {
                case PRIMITIVE -> "object.#name = in.read#Type();";
                case TEXT, OPTIONAL_TEXT -> "object.#name = in.readUtf8();";
                case ENUM -> "object.#name = #TYPES[in.readByte()];";
                case OPTIONAL_ENUM -> """
                        byte #name = in.readByte();
                        object.#name = #name == -1 ? null : #TYPES[#name];""";
                case DECIMAL -> "object.#name = Decimals.read(in);";
                case OBJECT -> CREATE + "#typeByHand.INSTANCE.read(object.#name, in);";
                case OPTIONAL_OBJECT ->
                    "if (in.readBoolean()) {\n" + CREATE.indent(4) + """
                            #typeByHand.INSTANCE.read(object.#name, in);
                        } else {
                            object.#name = null;
                        }""";
                case TEXTS -> """
                        int size = (int) in.readStopBit();
                        object.#name.clear();
                        for (int i = 0; i < size; i++) {
                            object.#name.add(in.readUtf8());
                        }""";
                case OBJECTS -> "Elements.read(object.#name, #typeByHand.INSTANCE, #type::new, in);";
            };
        }
    }

    private static final class Protobuf implements Library {
        @Override
        public String file() {
            return """
                    package org.marshal4j.benchmarks.peer.protobuf;

                    import com.google.protobuf.Parser;
                    import org.marshal4j.benchmarks.peer.Lists;
                    import org.marshal4j.benchmarks.peer.protobuf.schema.#proto;
                    import #workload.*;
                    import #workload.#class.*;

                    /** Written by ConverterSources. */
                    final class #classForm implements Form<#class, #proto.#class> {
                        static final #classForm INSTANCE = new #classForm();
                    #constants
                        @Override
                        public #proto.#class message(#class object) {
                            #proto.#class.Builder builder = #proto.#class.newBuilder();
                    #write        return builder.build();
                        }

                        @Override
                        public void read(#proto.#class message, #class object) {
                    #read    }

                        @Override
                        public #class empty() {
                            return new #class();
                        }

                        @Override
                        public Parser<#proto.#class> parser() {
                            return #proto.#class.parser();
                        }
                    }
                    """;
        }

        @Override
        public String write(Kind kind) {
            return switch (kind) {
                case PRIMITIVE, TEXT -> "builder.set#Name(object.#name);";
                case OPTIONAL_TEXT -> unlessNull("builder.set#Name(object.#name);");
                case ENUM -> "builder.set#Name(#proto.#type.forNumber(object.#name.ordinal()));";
                case OPTIONAL_ENUM -> unlessNull(write(Kind.ENUM));
                case DECIMAL -> unlessNull("builder.set#Name(Decimals.message(object.#name));");
                case OBJECT -> "builder.set#Name(#typeForm.INSTANCE.message(object.#name));";
                case OPTIONAL_OBJECT -> unlessNull(write(Kind.OBJECT));
                case TEXTS -> "builder.addAll#Name(object.#name);";
                case OBJECTS -> """
                        for (int i = 0; i < object.#name.size(); i++) {
                            builder.add#Name(#typeForm.INSTANCE.message(object.#name.get(i)));
                        }""";
            };
        }

        private static String unlessNull(String statement) {
            return "if (object.#name != null) {\n    " + statement + "\n}";
        }

        @Override
        public String read(Kind kind) {
            return switch (kind) {
                case PRIMITIVE -> "object.#name = #castmessage.get#Name();";
                case TEXT -> "object.#name = message.get#Name();";
                case OPTIONAL_TEXT -> "object.#name = message.has#Name() ? message.get#Name() : null;";
                case ENUM -> "object.#name = #TYPES[message.get#Name().getNumber()];";
                case OPTIONAL_ENUM ->
                    "object.#name = message.has#Name() ? #TYPES[message.get#Name().getNumber()] : null;";
                case DECIMAL -> "object.#name = message.has#Name() ? Decimals.decimal(message.get#Name()) : null;";
                case OBJECT -> CREATE + "#typeForm.INSTANCE.read(message.get#Name(), object.#name);";
                case OPTIONAL_OBJECT ->
                    "if (message.has#Name()) {\n" + CREATE.indent(4) + """
                            #typeForm.INSTANCE.read(message.get#Name(), object.#name);
                        } else {
                            object.#name = null;
                        }""";
                case TEXTS -> """
                        object.#name.clear();
                        object.#name.addAll(message.get#NameList());""";
                case OBJECTS -> """
                        Lists.resize(object.#name, message.get#NameCount(), #type::new);
                        for (int i = 0; i < object.#name.size(); i++) {
                            #typeForm.INSTANCE.read(message.get#Name(i), object.#name.get(i));
                        }""";
            };
        }
    }

    /** Messages of primitive fields alone. */
    private static final class Sbe implements Library {
        @Override
        public String file() {
            return """
                    package org.marshal4j.benchmarks.peer.sbe;

                    import org.agrona.concurrent.UnsafeBuffer;
                    import org.marshal4j.benchmarks.peer.sbe.schema.*;
                    import #workload.#class;

                    /** Written by ConverterSources. */
                    final class #classCodec implements Codec<#class> {
                        private final #classEncoder encoder = new #classEncoder();
                        private final #classDecoder decoder = new #classDecoder();

                        @Override
                        public int write(#class object, UnsafeBuffer buffer) {
                            encoder.wrap(buffer, 0);
                    #write        return encoder.encodedLength();
                        }

                        @Override
                        public void read(UnsafeBuffer buffer, #class object) {
                            decoder.wrap(buffer, 0, #classDecoder.BLOCK_LENGTH, #classDecoder.SCHEMA_VERSION);
                    #read    }
                    }
                    """;
        }

        @Override
        public String write(Kind kind) {
            return "encoder.#name(object.#name);";
        }

        @Override
        public String read(Kind kind) {
            return "object.#name = decoder.#name();";
        }
    }

    private final Path sources;
    private final Path target;

    private ConverterSources(Path sources, Path target) {
        this.sources = sources.resolve(WORKLOADS.replace('.', '/'));
        this.target = target;
    }

    public static void main(String[] args) throws IOException {
        ConverterSources to = new ConverterSources(Path.of(args[0]), Path.of(args[1]));
        List<String> all = new ArrayList<>(FLAT);
        all.addAll(OTHERS);
        to.write(all, new Chronicle(), "chronicle", "ByHand");
        to.write(all, new Protobuf(), "protobuf", "Form");
        to.write(FLAT, new Sbe(), "sbe", "Codec");
    }

    private void write(List<String> classes, Library library, String peer, String suffix) throws IOException {
        Path folder = Files.createDirectories(target.resolve("org/marshal4j/benchmarks/peer/" + peer));
        for (String each : classes) {
            String group = each.substring(0, each.indexOf('.'));
            String name = each.substring(group.length() + 1);
            Files.writeString(folder.resolve(name + suffix + ".java"), source(library, group, name));
        }
    }

    private String source(Library library, String group, String name) throws IOException {
        StringBuilder constants = new StringBuilder();
        StringBuilder write = new StringBuilder();
        StringBuilder read = new StringBuilder();
        String model = Files.readString(sources.resolve(group).resolve(name + ".java"));
        boolean allRequired = model.contains("\n@Required\n");
        for (Matcher field = FIELD.matcher(model); field.find(); ) {
            Kind kind = Kind.of(field.group(2), field.group(1), allRequired);
            String type = field.group(2).replaceAll("List<(\\w+)>", "$1");
            String constant = ENUMS.contains(type) ? "private static final #type[] #TYPES = #type.values();" : "";
            String link = type.equals("OrderLine") ? "\n" + LINK : "";
            constants.append(fill(constant, type, field.group(3)).indent(4));
            write.append(fill(library.write(kind), type, field.group(3)).indent(8));
            read.append(fill(library.read(kind) + link, type, field.group(3)).indent(8));
        }
        return library.file()
                .replace("#constants", constants)
                .replace("#write", write)
                .replace("#read", read)
                .replace("#workload", WORKLOADS + "." + group)
                .replace("#proto", capitalized(group) + "Proto")
                .replace("#class", name);
    }

    private static String fill(String template, String type, String name) {
        return template.replace("#name", name)
                .replace("#Name", capitalized(name))
                .replace("#type", type)
                .replace("#TYPES", type.toUpperCase(Locale.ROOT) + "S")
                .replace("#Type", capitalized(type))
                .replace("#cast", type.equals("short") || type.equals("byte") ? "(" + type + ") " : "");
    }

    private static String capitalized(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
