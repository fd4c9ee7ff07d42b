// Says what a build is doing, in a few lines that `-q` does not hide: one for each module as it ends, one every few seconds
// while none ends, and the sum. Runs at the beginning and at the end of each module; what it knows is in the session.
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicInteger

class Progress {
    static final int PATIENCE = 10

    final long start = System.nanoTime()
    final int modules
    final Map<String, Long> running = new ConcurrentHashMap<>()
    final Map<String, Long> begun = new ConcurrentHashMap<>()
    final Map<Long, String> threads = new ConcurrentHashMap<>()
    final AtomicInteger ended = new AtomicInteger()
    final AtomicInteger tests = new AtomicInteger()
    volatile long said = System.nanoTime()

    Progress(int modules) {
        this.modules = modules
        Thread.startDaemon('progress') {
            while (true) {
                Thread.sleep(1000)
                if (secondsSince(said) >= PATIENCE && running) {
                    say('  … ' + running.collect { name, since -> "$name ${secondsSince(since)} s" }.join(', '))
                }
            }
        }
    }

    static long secondsSince(long nanos) {
        (System.nanoTime() - nanos).intdiv(1_000_000_000L)
    }

    void say(String line) {
        said = System.nanoTime()
        println line
    }

    void begin(String name) {
        // A build up to an earlier phase, such as `test`, does not say that a module has ended.
        String before = threads.put(Thread.currentThread().id, name)
        if (before) {
            running.remove(before)
        }
        running[name] = System.nanoTime()
        begun[name] = System.currentTimeMillis()
    }

    synchronized void end(String name, int count) {
        // Whatever a build does with its modules, it must not fail because of what this says.
        long since = running.remove(name) ?: start
        tests.addAndGet(count)
        String found = count == 0 ? '' : String.format(Locale.ROOT, '%,d tests', count)
        say(String.format(Locale.ROOT, '[%2d/%d] %-36s %13s %5d s', ended.incrementAndGet(), modules, name, found, secondsSince(since)))
        if (ended.get() == modules) {
            long all = secondsSince(start)
            say(String.format(Locale.ROOT, 'Done: %d %s, %,d tests, %d:%02d. What tests found and printed is in target/surefire-reports of each module.',
                    modules, modules == 1 ? 'module' : 'modules', tests.get(), all.intdiv(60), all % 60))
        }
    }
}

def data = session.request.data
synchronized (data) {
    if (!data['marshal4j.progress']) {
        data['marshal4j.progress'] = new Progress(session.projects.size())
    }
}
def progress = data['marshal4j.progress']
if (mojoExecution.executionId == 'begins') {
    progress.begin(project.name)
} else {
    def reports = new File(project.build.directory, 'surefire-reports')
    int count = 0
    // Those of an earlier build may still be there.
    def written = { file -> file.name.endsWith('.xml') && file.lastModified() >= (progress.begun[project.name] ?: 0L) }
    (reports.listFiles(written as FileFilter) ?: []).each { file ->
        file.withReader { reader ->
            def head = new char[4000]
            int read = reader.read(head)
            def matcher = new String(head, 0, Math.max(0, read)) =~ /<testsuite [^>]*?\btests="(\d+)"/
            count += matcher.find() ? matcher.group(1) as int : 0
        }
    }
    progress.end(project.name, count)
}
