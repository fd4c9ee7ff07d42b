package org.marshal4j.table.arrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Programs that use the same marshal4j, but have class loaders of their own, share its threads. */
class UninterruptedTest {
    private static final int ATTEMPTS = 50;

    @Test
    void aThreadKeepsNoClassOfTheProgramThatNeededIt() throws Exception {
        List<Thread> threads = new ArrayList<>();
        WeakReference<ClassLoader> program =
                callFromProgram(() -> threads.add(Uninterrupted.thread(Thread.currentThread()::interrupt)));
        for (int i = 0; i < ATTEMPTS && program.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(threads).hasSize(1);
        assertThat(program.get()).isNull();
    }

    @SuppressWarnings("unchecked") // the loader defines this very class again
    private static WeakReference<ClassLoader> callFromProgram(Runnable task) throws Exception {
        Class<?> caller = Class.forName(Caller.class.getName(), true, new Program());
        ((Consumer<Runnable>) caller.getDeclaredConstructor().newInstance()).accept(task);
        return new WeakReference<>(caller.getClassLoader());
    }

    /** A class of the program. */
    public static final class Caller implements Consumer<Runnable> {
        /** Creates a caller. */
        public Caller() {}

        @Override
        public void accept(Runnable task) {
            task.run();
        }
    }

    private static final class Program extends ClassLoader {
        Program() {
            super(UninterruptedTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Caller.class.getName())) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
