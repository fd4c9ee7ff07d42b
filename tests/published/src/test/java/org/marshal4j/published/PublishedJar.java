package org.marshal4j.published;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A jar of Maven Central, some packages of which are tried.
 *
 * @param group the group of the artifact
 * @param artifact the id of the artifact
 * @param packages the packages whose classes are tried, including all subpackages
 * @param except the classes that are left out of families
 * @param daily whether it is tried in every build
 */
record PublishedJar(String group, String artifact, List<String> packages, List<String> except, boolean daily) {
    private static final String LIST = "/published-jars.txt";
    private static final String DAILY = "daily";
    private static final String EXCEPT = "-";

    /** Returns the jars of the list in order. */
    static List<PublishedJar> all() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(PublishedJar.class.getResourceAsStream(LIST)), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PublishedJar::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PublishedJar parse(String line) {
        String[] words = line.split(" ");
        String[] coordinates = words[0].split(":");
        List<String> packages = new ArrayList<>(Arrays.asList(words).subList(1, words.length));
        boolean daily = packages.remove(DAILY);
        List<String> except = packages.stream()
                .filter(word -> word.startsWith(EXCEPT))
                .map(word -> word.substring(EXCEPT.length()))
                .toList();
        packages.removeIf(word -> word.startsWith(EXCEPT));
        return new PublishedJar(coordinates[0], coordinates[1], List.copyOf(packages), except, daily);
    }

    /** Whether the classes of a package are tried. */
    boolean holds(String packageName) {
        return packages.stream().anyMatch(each -> packageName.equals(each) || packageName.startsWith(each + "."));
    }

    /** Returns where Maven has put it. It must be on the class path. */
    Path file() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(entry -> fileName(entry).matches(artifact + "-v?\\d.*\\.jar"))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException(artifact + " is not on the class path: add it to the pom"));
    }

    /** Returns the version that Maven has chosen. */
    String version() {
        String name = fileName(file());
        return name.substring(artifact.length() + 1, name.length() - ".jar".length());
    }

    private static String fileName(Path entry) {
        return String.valueOf(entry.getFileName());
    }
}
