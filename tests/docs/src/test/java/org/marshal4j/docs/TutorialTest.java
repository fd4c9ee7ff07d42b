package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.processor.TestCompiler;

/** Types and runs docs/tutorial.md from beginning to end: each command prints what the page says. */
class TutorialTest {
    private static final String PAGE = "docs/tutorial.md";
    private static final Pattern RUN = Pattern.compile("mvn -q compile exec:exec -Dmain=([\\w.]+)");
    private static final Pattern ARGUMENTS =
            Pattern.compile("<commandlineArgs>(.*) -classpath %classpath \\$\\{main\\}<");

    @TempDir
    Path folder;

    private TypedProject project;
    private String printed = "";
    private int compared;

    @BeforeEach
    void begin() {
        project = new TypedProject(folder);
    }

    @Test
    void worksWhenTypedStepByStep() throws Exception {
        for (Fence fence : Fence.of(PAGE)) {
            switch (fence.language()) {
                case "java", "xml" -> type(fence);
                case "diff" -> project.change(fence.file(), fence.text());
                case "console" -> {
                    for (String command : fence.text().lines().toList()) {
                        call(command);
                    }
                }
                case "text" -> {
                    assertThat(printed).as(fence.heading()).matches(pattern(fence.text()));
                    compared++;
                }
                default -> throw new AssertionError(fence.language() + " in " + fence.heading());
            }
        }
        assertThat(compared).as("what is printed, and compared").isGreaterThan(6);
    }

    private void type(Fence fence) throws IOException {
        assertThat(fence.file()).as("file of " + fence.text()).isNotEmpty();
        if (fence.isGenerated()) {
            assertThat(project.read(fence.file().replace("generated-sources/annotations", "generated")))
                    .contains(fence.text());
        } else {
            project.write(fence.file(), fence.text());
        }
    }

    private void call(String command) throws IOException, InterruptedException {
        Matcher run = RUN.matcher(command);
        if (run.matches()) {
            assertThat(project.compile().messages()).as(command).isEmpty();
            printed = project.run(run.group(1), arguments());
        } else if (command.equals("mvn -q compile")) {
            TestCompiler.Result result = project.compile();
            printed = TypedProject.printed(result.errors());
        } else if (command.equals("mvn -q compile marshal4j:update")) {
            assertThat(project.compile().messages()).as(command).isEmpty();
            project.update("com.acme:quotes");
        } else if (command.equals("mvn -q marshal4j:update")) {
            project.update("com.acme:quotes");
        } else if (command.startsWith("cat ")) {
            printed = project.read(command.substring("cat ".length()));
        } else {
            // The test does not need these commands.
            assertThat(command).matches("git .*|mkdir .*|cd .*|\\./mvnw -q install -DskipTests");
        }
    }

    /** Returns the arguments of the JVM in the pom.xml. */
    private List<String> arguments() throws IOException {
        Matcher matcher = ARGUMENTS.matcher(project.read("pom.xml"));
        assertThat(matcher.find()).isTrue();
        return Arrays.asList(matcher.group(1).split(" "));
    }

    /** An ellipsis on the page matches any text. */
    private static String pattern(String text) {
        return Arrays.stream(text.strip().split("…", -1)).map(Pattern::quote).collect(Collectors.joining("(?s:.*)"))
                + "\\s*";
    }

    @Test
    void namesTheVersionsThatItIsTestedWith() throws IOException {
        String pom = Fence.of(PAGE).stream()
                .filter(fence -> fence.language().equals("xml"))
                .map(Fence::text)
                .collect(Collectors.joining());
        String added = Fence.of(PAGE).stream()
                .filter(fence ->
                        fence.file().equals("pom.xml") && fence.language().equals("diff"))
                .map(fence -> fence.text().replaceAll("(?m)^.", ""))
                .collect(Collectors.joining());
        assertThat(pom)
                .contains("<marshal4j.version>" + System.getProperty("project.version") + "<")
                .contains(version("maven-compiler-plugin"))
                .contains(version("exec-maven-plugin"));
        assertThat(added)
                .contains(version("chronicle-queue"))
                .contains("<version>" + System.getProperty("slf4j.version"));
    }

    private static String version(String artifact) {
        return "<artifactId>" + artifact + "</artifactId>\n            <version>"
                + System.getProperty(artifact + ".version") + "</version>";
    }
}
