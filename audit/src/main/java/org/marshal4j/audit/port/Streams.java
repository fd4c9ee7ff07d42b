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
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;

/** All streams that are known, from the table {@code streams.txt}. */
public final class Streams {

    private final List<Stream> families = new ArrayList<>();
    private final Map<String, Operation> helpers = new HashMap<>();
    /** The families of classes: one, or two if they both write and read. */
    private final Map<String, List<Stream>> known = new HashMap<>();

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
        return of(type).stream().anyMatch(stream -> stream.writes);
    }

    /** Whether a class, by its descriptor, is a stream that is read from. */
    public boolean isInput(String type) {
        return of(type).stream().anyMatch(stream -> !stream.writes);
    }

    /** Whether a class, by its descriptor, is a stream. */
    public boolean isStream(String type) {
        return !of(type).isEmpty();
    }

    /** What a method of a stream does; null if it is not in the table. */
    public @Nullable Operation operation(String type, String name, String desc) {
        for (Stream stream : of(type)) {
            Operation found = stream.find(name + desc.substring(0, desc.indexOf(')') + 1));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** What a method of another class does with the stream it is given; null if it is not in the table. */
    public @Nullable Operation helper(String owner, String name, String desc) {
        String method = name + desc.substring(0, desc.indexOf(')') + 1);
        Operation own = helpers.get(owner + "." + method);
        return own != null ? own : helpers.get("*." + method);
    }

    private List<Stream> of(String type) {
        if (!type.startsWith("L")) {
            return List.of();
        }
        return known.computeIfAbsent(type, this::lookUp);
    }

    private List<Stream> lookUp(String type) {
        String name = type.substring(1, type.length() - 1);
        List<Stream> found = new ArrayList<>();
        // By name first: the library may not be on the class path.
        for (Stream family : families) {
            if (family.types.contains(name)) {
                found.add(family);
            }
        }
        if (!found.isEmpty()) {
            return found;
        }
        for (boolean writes : new boolean[] {true, false}) {
            families.stream()
                    .filter(family -> family.writes == writes
                            && family.types.stream().anyMatch(above -> hierarchy.isA(name, above)))
                    .findFirst()
                    .ifPresent(found::add);
        }
        return found;
    }
}
