package org.marshal4j.audit.port;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;

/** All streams that are known, from the table {@code streams.txt}. */
public final class Streams {

    private final List<Stream> families = new ArrayList<>();
    private final Map<String, Operation> helpers = new HashMap<>();
    private final Map<String, Optional<Stream>> known = new HashMap<>();
    private final Hierarchy hierarchy;

    /** Reads the table; {@code hierarchy} says which classes extend those of the table. */
    public Streams(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        try (InputStream table = Streams.class.getResourceAsStream("streams.txt");
                BufferedReader reader = new BufferedReader(new InputStreamReader(
                        java.util.Objects.requireNonNull(table, "streams.txt"), StandardCharsets.UTF_8))) {
            read(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(List<String> lines) {
        Map<String, Stream> byName = new HashMap<>();
        Stream current = null;
        boolean helper = false;
        for (String line : lines) {
            if (line.startsWith("[")) {
                String[] head = line.substring(1, line.length() - 1).split(": ", -1);
                String[] words = head[0].split(" ", -1);
                helper = words[0].equals("helper");
                Stream parent = words.length > 3 ? byName.get(words[3] + words[1]) : null;
                current = new Stream(words[1].equals("out"), List.of(head[1].split(" ", -1)), parent);
                byName.put(words[0] + words[1], current);
                if (!helper) {
                    families.add(0, current);
                }
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] row = line.split(" ", -1);
                if (helper) {
                    helpers.put(row[0], Operation.parse(row[1], current != null && current.writes));
                } else if (current != null) {
                    current.add(row[0], Operation.parse(row[1], current.writes));
                }
            }
        }
    }

    /** Whether a class, by its descriptor, is a stream that is written to. */
    public boolean isOutput(String type) {
        Stream stream = of(type);
        return stream != null && stream.writes;
    }

    /** Whether a class, by its descriptor, is a stream. */
    public boolean isStream(String type) {
        return of(type) != null;
    }

    /** What a method of a stream does; null if it is not in the table. */
    public @Nullable Operation operation(String type, String name, String desc) {
        Stream stream = of(type);
        return stream == null ? null : stream.find(name + desc.substring(0, desc.indexOf(')') + 1));
    }

    /** What a method of another class does with the stream it is given; null if it is not in the table. */
    public @Nullable Operation helper(String owner, String name, String desc) {
        return helpers.get(owner + "." + name + desc.substring(0, desc.indexOf(')') + 1));
    }

    private @Nullable Stream of(String type) {
        if (!type.startsWith("L")) {
            return null;
        }
        return known.computeIfAbsent(type, this::lookUp).orElse(null);
    }

    private Optional<Stream> lookUp(String type) {
        String name = type.substring(1, type.length() - 1);
        // By name first: the library may not be on the class path.
        for (Stream family : families) {
            if (family.types.contains(name)) {
                return Optional.of(family);
            }
        }
        for (Stream family : families) {
            for (String above : family.types) {
                if (hierarchy.isA(name, above)) {
                    return Optional.of(family);
                }
            }
        }
        return Optional.empty();
    }
}
