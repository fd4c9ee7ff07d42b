package org.marshal4j.kit;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Deploys an application like a container: in a class loader of its own, with threads that outlive it. */
public final class Redeployment {
    private static final int TIMES = 5;
    private static final int ATTEMPTS = 50;

    private Redeployment() {}

    /** Runs an application several times, and returns how many of its class loaders stay although nobody needs them. */
    public static long leaves(Class<? extends Runnable> application) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
            for (int i = 0; i < TIMES; i++) {
                loaders.add(run(application.getName(), threads));
            }
            for (int i = 0; i < ATTEMPTS && left(loaders) > 0; i++) {
                System.gc();
                Thread.sleep(10);
            }
            return left(loaders);
        } finally {
            threads.shutdownNow();
        }
    }

    private static long left(List<WeakReference<ClassLoader>> loaders) {
        return loaders.stream().filter(loader -> loader.get() != null).count();
    }

    private static WeakReference<ClassLoader> run(String application, ExecutorService threads) throws Exception {
        ClassLoader loader = new Own();
        Class<?> type = Class.forName(application, true, loader);
        for (int i = 0; i < 2; i++) {
            threads.submit((Runnable) type.getDeclaredConstructor().newInstance())
                    .get();
        }
        return new WeakReference<>(loader);
    }

    /** Loads the classes of this project itself, and leaves all others to the class loader of the container. */
    private static final class Own extends ClassLoader {
        Own() {
            super(Redeployment.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("org.marshal4j.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? define(name) : loaded;
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
