package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.ClassAdoption;

/**
 * Makes patches that let generated marshallers take over from methods written by hand, with the same bytes, and tests
 * that prove it. It changes no source, and loads no class.
 */
@Mojo(name = "adopt", requiresDependencyCollection = ResolutionScope.COMPILE, threadSafe = true)
public final class AdoptMojo extends ModuleMojo {
    /** The classes to adopt, such as {@code com.acme.Quote}. */
    @Parameter(property = "marshal4j.adopt", required = true)
    private List<String> adopt;

    /** Where patches and tests go. */
    @Parameter(property = "marshal4j.to", defaultValue = "${project.build.directory}/marshal4j-adopt")
    private File to;

    @Override
    void run() throws IOException, MojoFailureException {
        ClassAdoption.Options options = new ClassAdoption.Options(
                adopt, sources(), project().getBasedir().toPath(), to.toPath());
        failFor(new ClassAdoption(List.of(classes()), dependencies(), options, teller()).run());
    }
}
