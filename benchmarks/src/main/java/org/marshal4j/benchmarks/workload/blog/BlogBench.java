package org.marshal4j.benchmarks.workload.blog;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** Three texts, three flags, six ints, two longs and a double: a small class, like most of those in services. */
@Marshal
public class BlogBench implements BlogBenchMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public String title;
    public String author;
    public String summary;
    public boolean published;
    public boolean pinned;
    public boolean commentsOpen;
    public int views;
    public int likes;
    public int shares;
    public int comments;
    public int words;
    public int revision;
    public long created;
    public long modified;
    public double score;

    /** Returns a blog entry. */
    public static BlogBench sample() {
        BlogBench entry = new BlogBench();
        entry.title = "Some value that is not too short 0";
        entry.author = "Very other value 1";
        entry.summary = "Default value 2";
        entry.published = true;
        entry.commentsOpen = true;
        entry.views = 1_331_324;
        entry.likes = 23_124;
        entry.shares = 312;
        entry.comments = 77;
        entry.words = 1_450;
        entry.revision = -3;
        entry.created = 1_700_000_000_000L;
        entry.modified = 1_700_000_360_000L;
        entry.score = 0.875;
        return entry;
    }
}
