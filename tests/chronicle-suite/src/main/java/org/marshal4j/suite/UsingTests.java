package org.marshal4j.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Finds the test classes that use DTOs, which means that they declare, import or name one. */
final class UsingTests {
    private static final Pattern TESTS = Pattern.compile("@\\w*Test(Factory)?\\b");

    private UsingTests() {}

    /** Returns their qualified names. */
    static Set<String> find(Path root, List<Path> sources, Collection<DtoClass> classes) throws IOException {
        Set<String> tests = new TreeSet<>();
        for (Path source : sources) {
            String text = Files.readString(source);
            if (TESTS.matcher(text).find() && classes.stream().anyMatch(each -> uses(source, text, each))) {
                String path = root.relativize(source).toString();
                tests.add(path.substring(0, path.length() - ".java".length()).replace(File.separatorChar, '.'));
            }
        }
        return tests;
    }

    private static boolean uses(Path source, String text, DtoClass dto) {
        String name = dto.name().replace('$', '.');
        if (dto.file().equals(source) || text.contains("import " + name) || text.contains("import static " + name)) {
            return true;
        }
        boolean isInPackage = dto.file().getParent().equals(source.getParent());
        String inPackage = name.substring(dto.name().lastIndexOf('.') + 1);
        return isInPackage
                && Pattern.compile("\\b" + Pattern.quote(inPackage) + "\\b")
                        .matcher(text)
                        .find();
    }
}
