/** Ten million quotes in a table in a mapped file, compared with beans and byte arrays, and the same file in Python. */
package org.marshal4j.examples.quotes;
