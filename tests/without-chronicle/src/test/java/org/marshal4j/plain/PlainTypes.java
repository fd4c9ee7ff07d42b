package org.marshal4j.plain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;

/** The marshallers that were generated for the classes of this module. */
public final class PlainTypes {
    private static final Path CLASSES = Path.of("target", "test-classes");
    private static final String SUFFIX = "Marshaller.class";

    private static final List<Marshaller<?>> ALL = find();
    private static final Map<String, Schema> SCHEMAS = ALL.stream()
            .collect(Collectors.toMap(each -> each.schema().type(), Marshaller::schema, (first, second) -> first));

    private PlainTypes() {}

    static List<Marshaller<?>> marshallers() {
        return ALL;
    }

    /**
     * Returns those of which {@link #sample} makes messages: types with hand-written marshallers have none, since only
     * these marshallers know their bytes.
     */
    public static Stream<Marshaller<?>> withSamples() {
        return ALL.stream().filter(PlainTypes::hasSample);
    }

    private static boolean hasSample(Marshaller<?> marshaller) {
        try {
            sample(marshaller, 0);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Returns a message that is made from the schema alone. It is the same for the same seed. */
    public static byte[] sample(Marshaller<?> marshaller, long seed) {
        return SampleMessages.of(marshaller.schema(), SCHEMAS::get, seed);
    }

    private static List<Marshaller<?>> find() {
        try (Stream<Path> files = Files.walk(CLASSES.resolve("org/marshal4j/blackbox"))) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .map(PlainTypes::className)
                    .sorted()
                    .flatMap(PlainTypes::marshaller)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String className(Path file) {
        String name = CLASSES.relativize(file).toString();
        return name.substring(0, name.length() - ".class".length())
                .replace(file.getFileSystem().getSeparator(), ".");
    }

    /** Hand-written marshallers have no such constant. */
    private static Stream<Marshaller<?>> marshaller(String name) {
        try {
            Field constant = Class.forName(name).getDeclaredField("INSTANCE");
            constant.setAccessible(true);
            Object instance = constant.get(null);
            return instance instanceof Marshaller<?> marshaller ? Stream.of(marshaller) : Stream.empty();
        } catch (NoSuchFieldException e) {
            return Stream.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name, e);
        }
    }
}
