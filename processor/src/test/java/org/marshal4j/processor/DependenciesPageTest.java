package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** docs/dependencies.md lists every dependency that one of our poms names, and every one that the enforcer allows. */
class DependenciesPageTest {

    static Stream<Path> poms() throws IOException {
        // The pom of the root, those of its modules, and those of modules in a folder.
        try (Stream<Path> found = Files.find(Path.of(".."), 3, (path, file) -> path.endsWith("pom.xml"))) {
            return found.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("poms")
    void listsEachOfThem(Path pom) throws Exception {
        Document parsed =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        Set<String> named = new TreeSet<>();
        for (String tag : new String[] {"dependency", "path"}) {
            NodeList elements = parsed.getElementsByTagName(tag);
            for (int i = 0; i < elements.getLength(); i++) {
                Element element = (Element) elements.item(i);
                named.add(text(element, "groupId") + ":" + text(element, "artifactId"));
            }
        }
        NodeList allowed = parsed.getElementsByTagName("include");
        for (int i = 0; i < allowed.getLength(); i++) {
            named.add(allowed.item(i).getTextContent());
        }
        named.removeIf(name -> !name.contains(":") || name.startsWith("org.marshal4j:"));
        String page = Files.readString(Path.of("../docs/dependencies.md"));
        assertThat(named).allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }

    private static String text(Element dependency, String tag) {
        return dependency.getElementsByTagName(tag).item(0).getTextContent();
    }
}
