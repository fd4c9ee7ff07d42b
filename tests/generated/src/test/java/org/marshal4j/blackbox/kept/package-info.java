/** Final fields whose values are filled: not every message of their types can be read, null least of all. */
package org.marshal4j.blackbox.kept;
