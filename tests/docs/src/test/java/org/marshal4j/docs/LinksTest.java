package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links between pages lead to files that exist, and to headings that these contain. */
class LinksTest {
    private static final Path ROOT = Path.of("../..");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern FENCE = Pattern.compile("(?ms)^ *```.*?^ *```$");
    private static final Pattern CODE = Pattern.compile("`[^`\\n]*`");

    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");

    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @Test
    void leadToExistingTargets() throws IOException {
        List<String> wrong = new ArrayList<>();
        int links = 0;
        for (Path page : pages()) {
            Matcher matcher = LINK.matcher(CODE.matcher(prose(page)).replaceAll(""));
            while (matcher.find()) {
                if (!matcher.group(1).contains("://")) {
                    links++;
                    if (!isThere(page, matcher.group(1))) {
                        wrong.add(ROOT.relativize(page) + " to " + matcher.group(1));
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(links).isGreaterThan(500);
    }

    static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static String prose(Path page) throws IOException {
        return FENCE.matcher(Files.readString(page)).replaceAll("");
    }

    private boolean isThere(Path page, String link) throws IOException {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        return Files.exists(target) && (hash < 0 || anchors(target).contains(link.substring(hash + 1)));
    }

    /**
     * Returns the anchors that GitHub makes from headings, where repeated headings get numbers, and the anchors kept
     * for former headings.
     */
    private Set<String> anchors(Path page) throws IOException {
        Set<String> known = anchors.get(page);
        if (known == null) {
            known = new HashSet<>();
            Matcher former = ANCHOR.matcher(prose(page));
            while (former.find()) {
                known.add(former.group(1));
            }
            for (String line : prose(page).lines().toList()) {
                if (line.startsWith("#")) {
                    String anchor = anchor(line.replaceFirst("#+ ", ""));
                    String unique = anchor;
                    for (int i = 1; !known.add(unique); i++) {
                        unique = anchor + "-" + i;
                    }
                }
            }
            anchors.put(page, known);
        }
        return known;
    }

    private static String anchor(String heading) {
        return heading.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\-_ ]", "")
                .replace(' ', '-');
    }
}
