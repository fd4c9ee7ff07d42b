package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.maven.MojoParameters.artifact;
import static org.marshal4j.maven.MojoParameters.set;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the goal makes of its parameters, and of dependencies that cannot be audited. */
class AuditMojoTest {
    private static final String LINE = "AUDIT01 org.marshal4j.maven.AuditMojoTest$Drifted ask";

    /** Writes what it does not read. */
    public static final class Drifted implements Externalizable {
        private static final long serialVersionUID = 1;

        private double bid;
        private double ask;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeDouble(bid);
            out.writeDouble(ask);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            bid = in.readDouble();
        }
    }

    @TempDir
    Path temp;

    private final List<String> told = new ArrayList<>();
    private final AuditMojo mojo = new AuditMojo();

    @BeforeEach
    void defaults() {
        set("failOn", "certain", mojo);
        set("formats", List.of("html", "json", "sarif"), mojo);
    }

    @Test
    void failsWithTheLineThatWouldAcceptTheFinding() throws Exception {
        assertThatThrownBy(() -> audit())
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("1 finding fails the audit")
                .hasMessageContaining(temp.resolve("marshal4j.baseline") + ": " + LINE);
        assertThat(Files.readString(temp.resolve("report/audit.json"))).contains("AUDIT01");
    }

    @Test
    void findsTheBaselineNextToThePom() throws Exception {
        Files.writeString(temp.resolve("marshal4j.baseline"), LINE + " not needed any more\n");
        audit();
        assertThat(told).anyMatch(line -> line.contains("1 more accepted"));
    }

    @Test
    void namesABaselineThatIsMissingOrWrong() throws Exception {
        Path file = temp.resolve("my.baseline");
        set("baseline", file.toFile(), mojo);
        assertThatThrownBy(() -> audit())
                .isInstanceOf(MojoExecutionException.class)
                .hasMessage("There is no baseline " + file);
        Files.writeString(file, LINE);
        assertThatThrownBy(() -> audit()).hasMessageStartingWith(file + ": Line 1 of the baseline needs");
    }

    @Test
    void neverFailsIfToldSo() throws Exception {
        set("failOn", "never", mojo);
        audit();
        assertThat(told).anyMatch(line -> line.startsWith("AUDIT01 certain"));
    }

    @Test
    void refusesUnknownWords() {
        set("failOn", "Certain", mojo);
        assertThatThrownBy(() -> audit()).hasMessage("failOn is certain, likely or never, not Certain");
        set("failOn", "never", mojo);
        set("formats", List.of("pdf"), mojo);
        assertThatThrownBy(() -> audit()).hasMessage("A format is text, html, json or sarif, not pdf");
    }

    @Test
    void dependenciesThatHoldNoClassesAreLeftOut() throws Exception {
        set("failOn", "never", mojo);
        audit(artifact(temp.resolve("not-compiled")), artifact(Files.writeString(temp.resolve("some.pom"), "<a/>")));
        Path broken = Files.writeString(temp.resolve("broken.jar"), "?");
        assertThatThrownBy(() -> audit(artifact(broken))).hasMessageStartingWith(broken + " is no jar: ");
    }

    @Test
    void moduleWithoutClassesPasses() throws Exception {
        run(temp.resolve("no-classes"));
        assertThat(told).containsExactly("no classes have been compiled here");
    }

    private void audit(Artifact... dependencies) throws Exception {
        run(Path.of("target/test-classes").toAbsolutePath(), dependencies);
    }

    // Maven has no other constructor for tests.
    @SuppressWarnings("deprecation")
    private void run(Path classes, Artifact... dependencies) throws Exception {
        mojo.setLog((Log) Proxy.newProxyInstance(
                Log.class.getClassLoader(), new Class<?>[] {Log.class}, (self, method, arguments) -> {
                    told.add(String.valueOf(arguments == null ? "" : arguments[0]));
                    return null;
                }));
        MavenProject project = new MavenProject();
        project.setArtifactId("quotes");
        project.setFile(temp.resolve("pom.xml").toFile());
        project.setArtifacts(Set.of(dependencies));
        DefaultMavenExecutionRequest request = new DefaultMavenExecutionRequest();
        request.setMultiModuleProjectDirectory(temp.toFile());
        set("project", project, mojo);
        set("session", new MavenSession(null, null, request, null), mojo);
        set("classes", classes.toFile(), mojo);
        set("prefixes", List.of(Drifted.class.getName()), mojo);
        set("report", temp.resolve("report").toFile(), mojo);
        mojo.execute();
    }
}
