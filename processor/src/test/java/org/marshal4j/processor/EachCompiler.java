package org.marshal4j.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * Runs a parameterized test with each compiler. In the everyday build all such tests run with javac, and a quarter of
 * them also with the Eclipse compiler.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(EachCompiler.Provider.class)
public @interface EachCompiler {
    /** Decides by the name of the test. */
    final class Provider implements ArgumentsProvider {
        @Override
        public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
            boolean both = Sampled.takesFourth(context.getRequiredTestMethod());
            return Arrays.stream(TestCompiler.values())
                    .filter(compiler -> both || compiler == TestCompiler.JAVAC)
                    .map(Arguments::of);
        }
    }
}
