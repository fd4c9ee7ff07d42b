package org.marshal4j.processor.broken;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Sources, one of which is broken.
 *
 * @param title which sources, how they are broken, and the seed
 */
record Mutant(String title, Map<String, String> sources) {

    /** Breaks one of the sources, once or twice. */
    static Mutant of(String origin, Map<String, String> sources, long seed) {
        // Spread the seeds, since neighbouring ones give almost the same first number.
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        random.nextLong();
        List<String> files = new ArrayList<>(sources.keySet());
        Map<String, String> broken = new LinkedHashMap<>(sources);
        StringBuilder title = new StringBuilder("seed " + seed + ": " + origin);
        int times = random.nextInt(4) == 0 ? 2 : 1;
        for (int i = 0; i < times; i++) {
            String file = files.get(random.nextInt(files.size()));
            if (files.size() > 1 && random.nextInt(20) == 0) {
                broken.put(file, "// gone\n");
                title.append(", without ").append(file);
                continue;
            }
            Mutation mutation = Mutation.values()[random.nextInt(Mutation.values().length)];
            broken.computeIfPresent(file, (name, text) -> text.isEmpty() ? text : mutation.of(text, random));
            title.append(", ").append(mutation).append(" in ").append(file);
        }
        return new Mutant(title.toString(), broken);
    }

    /** Everything about the mutant, for the message of a test. */
    String text() {
        StringBuilder text = new StringBuilder(title);
        sources.forEach((file, source) ->
                text.append("\n--- ").append(file).append('\n').append(source));
        return text.toString();
    }
}
