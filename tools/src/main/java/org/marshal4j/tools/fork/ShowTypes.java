package org.marshal4j.tools.fork;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.layout.ObjectLayout;

/**
 * Prints how large the messages of types are, and how the JVM has laid out their fields. Its input is lines
 * {@code type marshaller}. For each of them it prints a form feed, a line {@code type min max} (sizes in bytes, −1 for
 * no limit, empty if there are none), and a text.
 */
public final class ShowTypes {
    private ShowTypes() {}

    /**
     * Prints the sizes and layouts.
     *
     * @param answer where to print
     * @param arguments none
     * @throws IOException if the input cannot be read
     */
    public static void run(PrintStream answer, String[] arguments) throws IOException {
        for (String line : lines()) {
            String[] names = line.split(" ");
            answer.print("\f" + names[0] + " " + sizes(names[1]) + "\n" + layout(names[0]));
        }
    }

    static List<String> lines() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                .lines()
                .toList();
    }

    private static String sizes(String marshaller) {
        try {
            Class<?> generated = Class.forName(marshaller, false, ShowTypes.class.getClassLoader());
            return constant(generated, "MIN_SIZE") + " " + constant(generated, "MAX_SIZE");
        } catch (ReflectiveOperationException | LinkageError e) {
            requireNewEnough(e);
            return "";
        }
    }

    private static int constant(Class<?> generated, String name) throws ReflectiveOperationException {
        var field = generated.getDeclaredField(name);
        field.setAccessible(true);
        return field.getInt(null);
    }

    private static String layout(String name) {
        try {
            Class<?> type = Class.forName(name);
            return type.isInterface() ? "" : ObjectLayout.of(type).toString().stripTrailing() + "\n";
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            requireNewEnough(e);
            return name + " could not be loaded: " + e + "\n";
        }
    }

    /** Passes on that the JVM is older than a class. Then it is of no use, and {@link ForkedJvm} says what to do. */
    static void requireNewEnough(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnsupportedClassVersionError tooNew) {
                throw tooNew;
            }
        }
    }

    /** The generated marshaller with that name; empty if its class is abstract, since it marshals nothing itself. */
    static Optional<Marshaller<?>> marshaller(String name) throws ReflectiveOperationException {
        Class<?> generated = Class.forName(name);
        try {
            var instance = generated.getDeclaredField("INSTANCE");
            instance.setAccessible(true);
            return instance.get(null) instanceof Marshaller<?> marshaller ? Optional.of(marshaller) : Optional.empty();
        } catch (NoSuchFieldException e) {
            return Optional.empty();
        }
    }
}
