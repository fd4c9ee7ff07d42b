package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Explanations of problems: a Markdown file with a section for each of them.
 *
 * @param head what comes before the sections
 * @param sections their texts by code, in order
 * @param end what follows them
 */
record Catalogue(String head, List<Section> sections, String end) {
    private static final Path FOLDER = Path.of("src/test/resources/catalogue");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");
    /** What a reader takes in at a glance. */
    private static final int MOST_WORDS = 175;

    record Section(String code, String title, String text) {}

    static Catalogue read(String file) throws IOException {
        String[] parts = Files.readString(FOLDER.resolve(file)).split("\n(?=## MARSHAL|# Failures)");
        List<Section> sections = new ArrayList<>();
        String end = "";
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            if (part.startsWith("## ")) {
                String[] title = part.substring(3, part.indexOf('\n')).split(" ", 2);
                sections.add(new Section(
                        title[0], title[1], part.substring(part.indexOf('\n')).strip()));
            } else {
                end = "\n" + part;
            }
        }
        return new Catalogue(parts[0], sections, end);
    }

    /** Returns the part of the page, with what the code knows about each problem added to its section. */
    <P> String page(P[] problems, Function<P, String> code, BiFunction<P, String, String> whole) {
        assertThat(sections)
                .extracting(Section::code)
                .containsExactlyElementsOf(
                        Arrays.stream(problems).map(code).sorted().toList());
        StringBuilder page = new StringBuilder(head);
        for (Section section : sections) {
            P problem = Arrays.stream(problems)
                    .filter(each -> code.apply(each).equals(section.code()))
                    .findFirst()
                    .orElseThrow();
            String text = whole.apply(problem, section.text());
            assertThat(FENCE.matcher(text).replaceAll("").split("\\s+"))
                    .as("words of " + section.code())
                    .hasSizeLessThan(MOST_WORDS);
            page.append("\n## ")
                    .append(section.code())
                    .append(' ')
                    .append(section.title())
                    .append("\n\n")
                    .append(Wrapped.text(text))
                    .append('\n');
        }
        return page.append(end).toString();
    }
}
