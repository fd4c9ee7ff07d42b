package org.marshal4j.maven;

import java.io.IOException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.KeptSamples;

/**
 * Adds sample messages to a file for each schema in the lock file that has none there yet. The file belongs in the
 * repository; {@code check} reads its messages with today's code. Messages that are already in the file stay as they
 * are.
 */
@Mojo(name = "samples", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class SamplesMojo extends SchemaMojo {
    @Override
    void run() throws IOException {
        new KeptSamples(module(), jvms(), teller()).run();
    }
}
