package org.marshal4j.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code marshal4j completion}. */
@Command(
        name = "completion",
        description = "Prints the completion script for bash and zsh: source <(marshal4j completion)",
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().getOut().print(Main.completionScript());
        spec.commandLine().getOut().flush();
    }
}
