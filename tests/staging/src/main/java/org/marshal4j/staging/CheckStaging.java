package org.marshal4j.staging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Checks staged artifacts, and fails with a list of everything that Maven Central demands and that is missing. */
public final class CheckStaging {
    private static final String PREFIX = "marshal4j-";

    private CheckStaging() {}

    /**
     * Runs the check.
     *
     * @param args the folder of the group, whether there are no signatures, and the names of what is published,
     *     without {@code marshal4j-}
     * @throws IllegalStateException with what is missing, one line for each
     */
    public static void main(String[] args) throws IOException {
        List<String> published = Arrays.asList(args).subList(2, args.length);
        List<String> missing = missing(Path.of(args[0]), !Boolean.parseBoolean(args[1]), published);
        if (!missing.isEmpty()) {
            throw new IllegalStateException("what is staged is not complete:\n  " + String.join("\n  ", missing));
        }
        System.out.println(published.size() + " artifacts are complete in " + args[0]);
    }

    /** Returns what is missing; empty if Maven Central would accept it. */
    static List<String> missing(Path group, boolean isSigned, List<String> published) throws IOException {
        List<String> missing = new ArrayList<>();
        TreeSet<String> staged = new TreeSet<>(folders(group));
        for (String name : published) {
            String artifact = PREFIX + name;
            if (!staged.remove(artifact)) {
                missing.add(artifact + " was not staged");
                continue;
            }
            for (String version : folders(group.resolve(artifact))) {
                missing.addAll(
                        new StagedArtifact(group.resolve(artifact).resolve(version), artifact, isSigned).missing());
            }
        }
        staged.forEach(other -> missing.add(other + " was staged, and is not to be published"));
        return missing;
    }

    private static List<String> folders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isDirectory)
                    .map(path -> path.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }
}
