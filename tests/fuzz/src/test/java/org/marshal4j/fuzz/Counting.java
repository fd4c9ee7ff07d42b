package org.marshal4j.fuzz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Marshal;

/** Containers of every kind, with elements that count the calls of hashCode, equals and compareTo. */
@Marshal
public class Counting {
    static long calls;

    public Set<Key> set;
    public Set<Ordered> setOfOrdered;
    public Set<Optional<Key>> setOfOptionals;
    public Set<List<Key>> setOfLists;
    public HashSet<Key> hashSet;
    public HashSet<Ordered> hashSetOfOrdered;
    public HashSet<Optional<Key>> hashSetOfOptionals;
    public HashSet<List<Key>> hashSetOfLists;
    public LinkedHashSet<Key> linkedHashSet;
    public LinkedHashSet<Ordered> linkedHashSetOfOrdered;
    public LinkedHashSet<Optional<Key>> linkedHashSetOfOptionals;
    public LinkedHashSet<List<Key>> linkedHashSetOfLists;
    public Map<Key, Byte> map;
    public Map<Ordered, Byte> mapOfOrdered;
    public Map<Optional<Key>, Byte> mapOfOptionals;
    public Map<List<Key>, Byte> mapOfLists;
    public HashMap<Key, Byte> hashMap;
    public HashMap<Ordered, Byte> hashMapOfOrdered;
    public HashMap<Optional<Key>, Byte> hashMapOfOptionals;
    public HashMap<List<Key>, Byte> hashMapOfLists;
    public LinkedHashMap<Key, Byte> linkedHashMap;
    public LinkedHashMap<Ordered, Byte> linkedHashMapOfOrdered;
    public LinkedHashMap<Optional<Key>, Byte> linkedHashMapOfOptionals;
    public LinkedHashMap<List<Key>, Byte> linkedHashMapOfLists;
    public ConcurrentMap<Key, Byte> concurrentMap;
    public ConcurrentMap<Ordered, Byte> concurrentMapOfOrdered;
    public ConcurrentMap<Optional<Key>, Byte> concurrentMapOfOptionals;
    public ConcurrentMap<List<Key>, Byte> concurrentMapOfLists;
    public Set<Map.Entry<Key, Byte>> setOfEntries;
    public Hashtable<Key, Byte> hashtable;
    public Hashtable<Ordered, Byte> hashtableOfOrdered;
    public Hashtable<Optional<Key>, Byte> hashtableOfOptionals;
    public Hashtable<List<Key>, Byte> hashtableOfLists;
    public ConcurrentHashMap<Key, Byte> concurrentHashMap;
    public ConcurrentHashMap<Ordered, Byte> concurrentHashMapOfOrdered;
    public ConcurrentHashMap<Optional<Key>, Byte> concurrentHashMapOfOptionals;
    public ConcurrentHashMap<List<Key>, Byte> concurrentHashMapOfLists;
    public SortedSet<Ordered> sortedSet;
    public NavigableSet<Ordered> navigableSet;
    public TreeSet<Ordered> treeSet;
    public PriorityQueue<Ordered> priorityQueue;
    public SortedMap<Ordered, Byte> sortedMap;
    public NavigableMap<Ordered, Byte> navigableMap;
    public TreeMap<Ordered, Byte> treeMap;
    public ConcurrentSkipListMap<Ordered, Byte> concurrentSkipListMap;
    public Iterable<Key> iterable;
    public Collection<Key> collection;
    public List<Key> list;
    public ArrayList<Key> arrayList;
    public LinkedList<Key> linkedList;
    public Vector<Key> vector;
    public CopyOnWriteArrayList<Key> copyOnWriteArrayList;
    public CopyOnWriteArraySet<Key> copyOnWriteArraySet;
    public CopyOnWriteArraySet<Ordered> copyOnWriteArraySetOfOrdered;
    public Queue<Key> queue;
    public Deque<Key> deque;
    public ArrayDeque<Key> arrayDeque;

    /** A key that a hash table cannot sort. Its hash code is part of the message. */
    @Marshal
    public record Key(int number, int hash) {
        @Override
        public int hashCode() {
            calls++;
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            calls++;
            return other instanceof Key key && key.number == number && key.hash == hash;
        }
    }

    /** A key that a hash table can sort. */
    @Marshal
    public record Ordered(int number, int hash) implements Comparable<Ordered> {
        @Override
        public int compareTo(Ordered other) {
            calls++;
            return Integer.compare(number, other.number);
        }

        @Override
        public int hashCode() {
            calls++;
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            calls++;
            return other instanceof Ordered key && key.number == number && key.hash == hash;
        }
    }
}
