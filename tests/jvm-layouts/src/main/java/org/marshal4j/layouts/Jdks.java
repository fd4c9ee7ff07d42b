package org.marshal4j.layouts;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the JDKs for the matrix. */
public final class Jdks {
    private static final int OLDEST = 17;

    /** Folders where installers put JDKs; the same as in .ci/run. */
    private static final List<String> USUAL = List.of("""
            /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /Library/Java/JavaVirtualMachines/*/Contents/Home
            ~/.sdkman/candidates/java/* ~/.jdks/* ~/.asdf/installs/java/* ~/.local/share/mise/installs/java/*
            """.split("\\s+"));

    private Jdks() {}

    /**
     * Returns the JDKs in the given folders.
     *
     * @param homes folders, separated like paths. If empty, these are the current JDK and the first JDK of each other
     *     version that the environment names ({@code JAVA_HOME_25}) or that is where installers put it
     * @throws IllegalArgumentException if one of the folders contains no JDK
     */
    public static List<Jdk> find(String homes) throws IOException {
        List<Jdk> named = new ArrayList<>();
        for (String home : homes.split(File.pathSeparator)) {
            if (!home.isBlank()) {
                named.add(Jdk.in(Path.of(home.strip()))
                        .orElseThrow(() -> new IllegalArgumentException("There is no JDK in " + home)));
            }
        }
        return named.isEmpty() ? installed() : named;
    }

    private static List<Jdk> installed() throws IOException {
        Map<Integer, Jdk> versions = new TreeMap<>();
        versions.put(Jdk.current().version(), Jdk.current());
        for (Path home : homes()) {
            Jdk.in(home)
                    .filter(jdk -> jdk.version() >= OLDEST)
                    .ifPresent(jdk -> versions.putIfAbsent(jdk.version(), jdk));
        }
        return List.copyOf(versions.values());
    }

    private static List<Path> homes() throws IOException {
        List<Path> homes = new ArrayList<>();
        new TreeMap<>(System.getenv()).forEach((name, value) -> {
            if (name.matches("JAVA_HOME(_\\d+.*)?")) {
                homes.add(Path.of(value));
            }
        });
        for (String place : USUAL) {
            homes.addAll(matching(place.replaceFirst("^~", System.getProperty("user.home"))));
        }
        return homes;
    }

    /** Returns the matching folders, sorted by name. At most one part of the path contains a star. */
    private static List<Path> matching(String place) throws IOException {
        int star = place.indexOf('*');
        Path folder = Path.of(place.substring(0, place.lastIndexOf('/', star)));
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + place);
        String behind = place.replaceFirst(".*\\*/?", "");
        try (Stream<Path> children = Files.list(folder)) {
            return children.map(child -> behind.isEmpty() ? child : child.resolve(behind))
                    .filter(matcher::matches)
                    .sorted()
                    .toList();
        }
    }
}
