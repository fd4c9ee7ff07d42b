package org.marshal4j.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Imports all classes of a jar, and tries objects of those that can be imported. */
final class JarTrial {
    private final PublishedJar jar;
    private final MixIns mixIns;
    private final Path directory;

    /** Uses this directory for sources and classes, and for a file with what was reported about each class. */
    JarTrial(PublishedJar jar, MixIns mixIns, Path directory) {
        this.jar = jar;
        this.mixIns = mixIns;
        this.directory = directory.resolve(jar.artifact());
    }

    /** Returns the result. */
    JarResult run() {
        return run(Candidates.of(jar, mixIns));
    }

    /**
     * Tries the classes that imports alone refuse or that a mix-in is about, and keeps the former result of the
     * others.
     */
    JarResult runAfter(JarResult alone) {
        Candidates candidates =
                Candidates.of(jar, mixIns).only(type -> !alone.outcomes().containsKey(type) || mixIns.isAbout(type));
        return run(candidates).over(alone);
    }

    private JarResult run(Candidates candidates) {
        Importing importing = new Importing(directory);
        Families families = candidates.families();
        Importers importers = new Importers(candidates.all(), families, mixIns);
        Judgement judgement = new Judgement(importing, importers, candidates.all(), families);
        judgement.judge();
        List<Class<?>> accepted = candidates.tried().stream()
                .filter(judgement.accepted()::contains)
                .toList();
        Map<Class<?>, Outcome> outcomes = new Trials(importing, importers, families, mixIns).of(accepted);
        Causes all = new Causes(judgement.refused(), judgement.through());
        Map<Class<?>, Cause> causes = new LinkedHashMap<>();
        candidates.tried().stream()
                .filter(type -> judgement.refused().containsKey(type)
                        || judgement.through().containsKey(type))
                .forEach(type -> causes.put(type, all.of(type)));
        write(judgement.refused(), outcomes);
        return new JarResult(
                jar.artifact(),
                jar.version(),
                candidates.tried().size(),
                judgement.accepted(),
                outcomes,
                causes,
                causes.keySet().stream().filter(all::isOwn).toList(),
                judgement.uncompilable(),
                families);
    }

    private void write(Map<Class<?>, List<String>> refused, Map<Class<?>, Outcome> outcomes) {
        List<String> lines = new ArrayList<>();
        refused.forEach((type, messages) -> lines.add(type.getName() + " " + messages));
        outcomes.forEach((type, outcome) -> lines.add(type.getName() + " " + outcome));
        try {
            Files.write(directory.resolveSibling(jar.artifact() + ".txt"), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
