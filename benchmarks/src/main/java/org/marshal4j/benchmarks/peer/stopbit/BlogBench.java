package org.marshal4j.benchmarks.peer.stopbit;

import org.marshal4j.Marshal;
import org.marshal4j.StopBit;

/** A small class, like most of those in services, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class BlogBench implements BlogBenchMarshallable {
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
}
