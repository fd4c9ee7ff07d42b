package org.marshal4j.staging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/**
 * A pom in its published form.
 *
 * @param document its elements, without name spaces
 */
record Pom(Document document) {
    private static final List<String> ASKED_FOR = List.of("""
            groupId artifactId version name description url licenses/license/name licenses/license/url
            developers/developer/name scm/url scm/connection
            """.split("\\s+"));

    static Pom read(Path file) throws IOException {
        try {
            return new Pom(
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** Returns what Maven Central demands and is missing, and what others could not resolve. */
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (String element : ASKED_FOR) {
            if (text("/project/" + element).isBlank()) {
                missing.add(element);
            }
        }
        if (!text("/project/parent/artifactId").isEmpty()) {
            missing.add("all that its parent says, which is not published");
        }
        if (!text("//dependency/version[contains(., '-SNAPSHOT')]").isEmpty()) {
            missing.add("releases in place of snapshots among its dependencies");
        }
        return missing;
    }

    private String text(String path) {
        XPath xpath = XPathFactory.newInstance().newXPath();
        try {
            return xpath.evaluate(path, document);
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(path, e);
        }
    }
}
