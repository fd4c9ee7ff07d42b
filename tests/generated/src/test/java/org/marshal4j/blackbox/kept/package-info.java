/** Final fields whose objects are filled. Not every message of their types can be read, least of all null. */
package org.marshal4j.blackbox.kept;
