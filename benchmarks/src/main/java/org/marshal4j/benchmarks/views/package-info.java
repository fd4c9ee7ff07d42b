/** Views: single fields of messages read and changed in place, in memory and in a queue. */
package org.marshal4j.benchmarks.views;
